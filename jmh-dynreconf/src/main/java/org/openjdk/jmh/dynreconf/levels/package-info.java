/**
 * Finds the levels of forks. A fork has one of a few scores for all of its life, because a just-in-time compiler has a
 * few outcomes, or data have a few places in memory.
 */
package org.openjdk.jmh.dynreconf.levels;
