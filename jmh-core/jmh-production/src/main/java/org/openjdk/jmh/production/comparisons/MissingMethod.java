package org.openjdk.jmh.production.comparisons;

import org.openjdk.jmh.results.measures.MethodReference;

/**
 * Represents a method that benchmarks measure and that has no times in the recordings.
 *
 * @param method          as benchmarks name it
 * @param reason          as a sentence without its end
 * @param isKnownToDiffer whether the recorded code certainly has no such method
 */
public record MissingMethod(MethodReference method, String reason, boolean isKnownToDiffer) {
}
