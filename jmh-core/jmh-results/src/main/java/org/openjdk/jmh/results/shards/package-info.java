/** Checks and merges results of shards: parts of a suite that ran on different machines. */
package org.openjdk.jmh.results.shards;
