/** Shows results of benchmarks in the documentation of the measured methods. */
package org.openjdk.jmh.javadoc;
