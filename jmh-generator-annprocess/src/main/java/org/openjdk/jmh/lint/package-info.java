/** Checks of benchmarks: the rules' common part. Front ends read source trees or bytecode into one model. */
package org.openjdk.jmh.lint;
