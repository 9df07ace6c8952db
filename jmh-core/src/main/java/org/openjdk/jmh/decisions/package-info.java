/** Ends warmups, measurements and forks of dynamic benchmarks as soon as their criteria are met. */
package org.openjdk.jmh.decisions;
