/**
 * What {@code a <= b} means where a and b are measured: statistical tests, of which one can be chosen.
 */
package org.openjdk.jmh.dynreconf.assertions.interpretation;
