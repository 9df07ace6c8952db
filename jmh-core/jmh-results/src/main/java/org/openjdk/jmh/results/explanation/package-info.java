/** Explains why sides of a comparison differ, benchmark by benchmark, for reports. */
package org.openjdk.jmh.results.explanation;
