package org.openjdk.jmh.bench.detection;

/**
 * How much is measured, and what decides.
 *
 * @param test       method of comparison, at 99 %
 * @param forks      of each side
 * @param iterations measured in each fork, behind as many of warmup
 */
record Configuration(String test, int forks, int iterations) {

    /** What measuring both sides takes. */
    double seconds(double forkSeconds, double iterationSeconds) {
        return 2 * forks * (forkSeconds + 2 * iterations * iterationSeconds);
    }
}
