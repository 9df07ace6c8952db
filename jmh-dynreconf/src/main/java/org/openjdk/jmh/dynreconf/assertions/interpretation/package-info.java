/** Defines the meaning of {@code a <= b} for measured a and b: statistical tests, of which one can be chosen. */
package org.openjdk.jmh.dynreconf.assertions.interpretation;
