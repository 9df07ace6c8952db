/** Writes each ended fork to the journal of a run, and replays the journal when the run is resumed. */
package org.openjdk.jmh.journal;
