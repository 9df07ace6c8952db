/**
 * What counts of executed instructions mean: when those of one fork have settled, and at which levels those of several forks
 * lie. Counts repeat to a part in ten thousand, so that little of what is said of times holds for them.
 */
package org.openjdk.jmh.dynreconf.counting;
