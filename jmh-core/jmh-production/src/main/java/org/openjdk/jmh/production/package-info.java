/** Entry point of the jar that compares production with benchmarks. */
package org.openjdk.jmh.production;
