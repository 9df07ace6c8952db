/** Represents formulas that relate the performance of benchmarks, and parses their text. */
package org.openjdk.jmh.dynreconf.assertions.formula;
