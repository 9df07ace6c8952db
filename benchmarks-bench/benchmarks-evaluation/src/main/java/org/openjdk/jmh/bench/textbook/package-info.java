/**
 * The stability criteria as one would first write them down from their formulas, as the measure of what the engine
 * saves. Nothing is kept from checkpoint to checkpoint but the drawn values.
 */
package org.openjdk.jmh.bench.textbook;
