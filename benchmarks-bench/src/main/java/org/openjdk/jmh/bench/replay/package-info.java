/** Replays recorded time series through the engine and says how good its warmups were. */
package org.openjdk.jmh.bench.replay;
