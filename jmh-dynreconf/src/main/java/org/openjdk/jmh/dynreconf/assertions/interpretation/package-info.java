/** Defines the meaning of {@code a <= b} for measured a and b: statistical tests, of which users can choose one. */
package org.openjdk.jmh.dynreconf.assertions.interpretation;
