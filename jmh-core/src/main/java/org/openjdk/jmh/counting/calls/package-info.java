/** Computes the counts of methods: from callgrind's files, which have addresses, and from what HotSpot says of its compiled code. */
package org.openjdk.jmh.counting.calls;
