/** Compares the results of a run, or loaded ones, with those of a baseline. */
package org.openjdk.jmh.comparison;
