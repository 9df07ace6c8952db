/** Shows what benchmarks have measured in the documentation of the measured methods. */
package org.openjdk.jmh.javadoc;
