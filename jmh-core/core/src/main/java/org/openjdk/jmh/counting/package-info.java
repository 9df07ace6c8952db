/**
 * Counts what forks execute instead of timing them: a fork runs under valgrind's callgrind, which counts instructions in the
 * process itself, whatever else the machine does. This process switches it on and reads it from outside, where the fork
 * tells that an iteration begins or has ended, and the fork runs nothing of ours.
 *
 * <p>Knows nothing of JMH but the name of a fork's main class.
 */
package org.openjdk.jmh.counting;
