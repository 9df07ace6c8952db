/** Which methods of an application or a library benchmarks measure, and what they measured of them. */
package org.openjdk.jmh.results.measures;
