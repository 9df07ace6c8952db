/** How often the intervals of results contain what their benchmarks come to in the long run, on recordings. */
package org.openjdk.jmh.bench.longrun;
