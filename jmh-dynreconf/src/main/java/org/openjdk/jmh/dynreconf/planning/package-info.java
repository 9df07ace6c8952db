/**
 * How much to measure: from what varies at which level and what it costs to the cheapest numbers of forks and
 * iterations that show a change.
 */
package org.openjdk.jmh.dynreconf.planning;
