/** The compiler in memory, and the comparison of what it makes. */
package org.openjdk.jmh.mutate.compile;
