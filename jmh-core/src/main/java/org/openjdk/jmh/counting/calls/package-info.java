/**
 * Computes the counts of methods from callgrind's files, which contain addresses, and HotSpot's output about compiled
 * code.
 */
package org.openjdk.jmh.counting.calls;
