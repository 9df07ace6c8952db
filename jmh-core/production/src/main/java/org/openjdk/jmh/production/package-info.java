/** Entry of the jar that holds production against benchmarks. */
package org.openjdk.jmh.production;
