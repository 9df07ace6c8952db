/** Replays JMH's own result files. */
package org.openjdk.jmh.bench.results;
