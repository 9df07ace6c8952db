/**
 * Counts what forks execute instead of timing them ({@code -count}): a fork runs under valgrind's callgrind, whose
 * counts do not depend on other load. {@link org.openjdk.jmh.counting.ForkCounter} explains how; {@link
 * org.openjdk.jmh.counting.ForkCounting} is the entry point for runs of one side and of two sides.
 */
package org.openjdk.jmh.counting;
