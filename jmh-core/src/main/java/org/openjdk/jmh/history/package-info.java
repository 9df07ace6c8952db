/** The history that a run has of its benchmarks, and how it extends it. */
package org.openjdk.jmh.history;
