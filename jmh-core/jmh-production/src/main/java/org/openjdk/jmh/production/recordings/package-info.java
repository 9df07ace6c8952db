/** Reads recordings of the Java Flight Recorder. */
package org.openjdk.jmh.production.recordings;
