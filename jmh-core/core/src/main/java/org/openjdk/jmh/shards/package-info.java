/** Parts of a suite that run on different machines: which benchmarks are in which, and what their results say of it. */
package org.openjdk.jmh.shards;
