package org.openjdk.jmh.bench.rules;

import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;

/**
 * A rule with settings.
 *
 * @param name     for tables
 * @param rule     that decides
 * @param settings that it has
 */
record SequentialCandidate(String name, DifferenceRule rule, SequentialSettings settings) {
}
