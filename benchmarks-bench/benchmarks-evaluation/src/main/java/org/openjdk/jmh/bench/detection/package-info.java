/** How often a known change is found: from recordings of workloads of two sizes, by forks, iterations and tests. */
package org.openjdk.jmh.bench.detection;
