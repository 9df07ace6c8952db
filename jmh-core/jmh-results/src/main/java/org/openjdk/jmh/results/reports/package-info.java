/** Comparisons as people and tools read them: a table, Markdown, JSON, JUnit's XML, a page. */
package org.openjdk.jmh.results.reports;
