/** The machine that results were measured on, and what it did meanwhile: plain values that result files and journals hold. */
package org.openjdk.jmh.results.environment;
