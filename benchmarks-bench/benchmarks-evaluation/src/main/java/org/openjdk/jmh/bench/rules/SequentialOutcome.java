package org.openjdk.jmh.bench.rules;

import java.util.List;

/**
 * How a rule did.
 *
 * @param candidate the rule with its settings
 * @param draw      of the sides
 * @param tallies   one for each benchmark
 */
record SequentialOutcome(SequentialCandidate candidate, Draw draw, List<SequentialTally> tallies) {

    String rule() {
        return candidate.name();
    }

    int bound() {
        return candidate.settings().mostBlocks();
    }
}
