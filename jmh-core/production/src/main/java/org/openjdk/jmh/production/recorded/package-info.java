/** What recordings of the Java Flight Recorder tell of methods; knows nothing of benchmarks but their names. */
package org.openjdk.jmh.production.recorded;
