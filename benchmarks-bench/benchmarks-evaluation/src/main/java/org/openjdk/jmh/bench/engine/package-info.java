/** JMH benchmarks of the stability engine, each beside its textbook implementation. */
package org.openjdk.jmh.bench.engine;
