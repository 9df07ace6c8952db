/** Explains why the sides of a comparison differ. */
package org.openjdk.jmh.results.explanation;
