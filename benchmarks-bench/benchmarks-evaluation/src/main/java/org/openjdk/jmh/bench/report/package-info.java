/** Shows results: tables, CSV files, a page. */
package org.openjdk.jmh.bench.report;
