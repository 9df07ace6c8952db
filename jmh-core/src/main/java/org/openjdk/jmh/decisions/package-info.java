/** Ends warmups, measurements and forks of dynamic benchmarks as soon as their criterion is met. */
package org.openjdk.jmh.decisions;
