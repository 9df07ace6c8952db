/** Formats results and comparisons: as tables, Markdown, JSON, JUnit XML and HTML pages. */
package org.openjdk.jmh.results.reports;
