/** Counts what forks do, instead of timing them: {@code -count}. */
package org.openjdk.jmh.parts.counting;
