/** Compares the results of a run with stored ones, and takes stored ones instead of running. */
package org.openjdk.jmh.comparison;
