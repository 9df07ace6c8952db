/** Decides from measurements whether a benchmark may stop warming up or stop forking. */
package org.openjdk.jmh.dynreconf;
