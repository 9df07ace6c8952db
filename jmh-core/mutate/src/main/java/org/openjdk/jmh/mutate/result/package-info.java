/** What came of each mutant, and what all of them say of the benchmarks. */
package org.openjdk.jmh.mutate.result;
