/** The machine that results were measured on, and how it behaved: plain values for result files and journals. */
package org.openjdk.jmh.results.environment;
