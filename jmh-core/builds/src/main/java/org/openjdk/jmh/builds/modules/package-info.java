/** Modules of a build, their benchmarks and what they are made of. */
package org.openjdk.jmh.builds.modules;
