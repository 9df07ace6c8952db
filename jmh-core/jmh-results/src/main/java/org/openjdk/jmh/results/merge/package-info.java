/** Puts the results of several files together. */
package org.openjdk.jmh.results.merge;
