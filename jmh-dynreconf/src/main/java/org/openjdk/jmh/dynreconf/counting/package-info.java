/**
 * Interprets counts of executed instructions: when those of one fork have settled. Counts repeat to a part in ten
 * thousand, so that most statistics of times do not apply to them.
 */
package org.openjdk.jmh.dynreconf.counting;
