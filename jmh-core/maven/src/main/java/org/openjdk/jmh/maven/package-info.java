/** Goals for Maven: run, list and compare the benchmarks of a module. */
package org.openjdk.jmh.maven;
