package org.openjdk.jmh.bench.detection;

/**
 * How right a configuration is about one change of one workload.
 *
 * @param workload      its name
 * @param change        candidate / baseline, of the size
 * @param configuration that decided
 * @param found         changes that were found, of as many pairs as were drawn
 * @param missed        changes that were not, or in the wrong direction
 * @param wrong         changes that were found between forks of the same size, of as many pairs
 */
record F1Score(String workload, double change, Configuration configuration, int found, int missed, int wrong) {

    /** The harmonic mean of precision and recall, from 0 to 1; 0 where nothing was found. */
    double value() {
        return 2.0 * found / (2.0 * found + missed + wrong);
    }
}
