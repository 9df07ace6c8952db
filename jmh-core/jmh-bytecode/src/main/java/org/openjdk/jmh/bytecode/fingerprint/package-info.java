/** Computes hashes of the code of benchmarks. */
package org.openjdk.jmh.bytecode.fingerprint;
