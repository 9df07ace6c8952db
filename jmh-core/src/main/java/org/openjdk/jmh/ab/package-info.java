/**
 * Runs two sides, a baseline and a candidate, in one run, and bisections of many versions. Forks of the sides take
 * turns, block by block, until it is decided how they differ. Entry point: {@link org.openjdk.jmh.ab.SideBySideRun}.
 */
package org.openjdk.jmh.ab;
