/** Uses earlier runs of a benchmark in a new one: when it becomes steady, and how much its forks vary. */
package org.openjdk.jmh.dynreconf.history;
