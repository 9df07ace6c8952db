/** Why sides of a comparison differ, benchmark by benchmark, as reports tell it. */
package org.openjdk.jmh.results.explanation;
