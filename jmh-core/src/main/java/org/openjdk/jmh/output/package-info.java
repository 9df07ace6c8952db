/** Writes results to their file while a run continues, and summarizes them on the console. */
package org.openjdk.jmh.output;
