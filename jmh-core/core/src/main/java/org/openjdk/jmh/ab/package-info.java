/**
 * Runs two sides, a baseline and a candidate, in one run: forks of both take turns, block by block, until it is decided
 * how they differ.
 */
package org.openjdk.jmh.ab;
