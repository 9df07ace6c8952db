/** Decides from measurements whether a benchmark may stop warming up, measuring or forking. */
package org.openjdk.jmh.dynreconf;
