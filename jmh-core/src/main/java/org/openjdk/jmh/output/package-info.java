/** Writes results to their file while a run continues, and sums them up on the console. */
package org.openjdk.jmh.output;
