/** The results of one benchmark over many runs, and where they changed. */
package org.openjdk.jmh.results.trend;
