/** Writes the results as a page ({@code -html}). */
package org.openjdk.jmh.page;
