/**
 * Counts what forks execute instead of timing them ({@code -count}): a fork runs under valgrind's callgrind, whose counts do not
 * depend on what else the machine does. {@link org.openjdk.jmh.counting.ForkCounter} explains how, and
 * {@link org.openjdk.jmh.counting.ForkCounting} is what runs of one side and of two sides use.
 */
package org.openjdk.jmh.counting;
