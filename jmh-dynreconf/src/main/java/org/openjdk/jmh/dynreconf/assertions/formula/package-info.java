/**
 * Formulas that relate the performance of benchmarks, and their text: read by {@link FormulaParser}, written by
 * {@code toString}.
 */
package org.openjdk.jmh.dynreconf.assertions.formula;
