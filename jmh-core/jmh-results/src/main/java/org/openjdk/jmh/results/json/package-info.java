/** Reads and writes JMH's JSON results, one benchmark at a time and without losing unknown keys. */
package org.openjdk.jmh.results.json;
