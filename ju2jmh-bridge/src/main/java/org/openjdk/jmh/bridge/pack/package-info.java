/** Packs compiled benchmarks with everything that they need into one runnable jar. */
package org.openjdk.jmh.bridge.pack;
