package org.openjdk.jmh.production.judged;

import org.openjdk.jmh.results.measures.MethodReference;

/**
 * A method that benchmarks measure, and of which the recordings have no time.
 *
 * @param method as benchmarks name it
 * @param reason as far as the recordings tell, as a sentence without its end
 * @param isKnownToDiffer whether the recorded code certainly has no such method
 */
public record Missing(MethodReference method, String reason, boolean isKnownToDiffer) {
}
