/** Replays recorded time series through the engine, beside the static run that is cut out of the same recording. */
package org.openjdk.jmh.bench.replay;
