/** Merges the results of several files. */
package org.openjdk.jmh.results.merge;
