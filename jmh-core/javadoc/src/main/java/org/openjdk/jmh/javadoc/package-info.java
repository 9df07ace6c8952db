/** What benchmarks have measured, in the documentation of the methods that they measure. */
package org.openjdk.jmh.javadoc;
