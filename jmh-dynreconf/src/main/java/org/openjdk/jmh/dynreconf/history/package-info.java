/**
 * What earlier runs of a benchmark tell a new one: when it becomes steady, and how its forks scatter.
 */
package org.openjdk.jmh.dynreconf.history;
