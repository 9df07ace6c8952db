/** Represents modules of a build, their benchmarks, sources and class paths. */
package org.openjdk.jmh.builds.modules;
