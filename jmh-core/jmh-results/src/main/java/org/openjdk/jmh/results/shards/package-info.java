/** Results of parts of a suite that ran on different machines: whether they belong together, and what is missing. */
package org.openjdk.jmh.results.shards;
