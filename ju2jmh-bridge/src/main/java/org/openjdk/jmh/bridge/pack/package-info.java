/** Packs benchmarks and their dependencies into a runnable jar. */
package org.openjdk.jmh.bridge.pack;
