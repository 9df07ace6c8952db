/** Checks of benchmarks. Front ends read source or bytecode into one model, to which rules are applied. */
package org.openjdk.jmh.lint;
