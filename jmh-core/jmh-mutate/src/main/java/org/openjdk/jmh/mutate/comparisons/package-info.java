/** Plans, runs and stores comparisons of mutants with the original. */
package org.openjdk.jmh.mutate.comparisons;
