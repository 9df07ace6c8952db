/** Measures what dynamic runs cost, seen from the host virtual machine. */
package org.openjdk.jmh.bench.overhead;
