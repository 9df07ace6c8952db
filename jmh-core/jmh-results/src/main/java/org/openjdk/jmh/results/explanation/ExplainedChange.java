package org.openjdk.jmh.results.explanation;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.attribution.CodeChange;
import org.openjdk.jmh.dynreconf.attribution.CostBlocks;
import org.openjdk.jmh.dynreconf.attribution.Explainer;
import org.openjdk.jmh.dynreconf.attribution.Explanation;
import org.openjdk.jmh.results.json.ResultKey;

/** Explains why the sides of a benchmark differ; immutable. */
public final class ExplainedChange {

    /** The confidence of all verdicts. */
    private static final double CONFIDENCE = 0.95;

    private final ResultKey key;
    private final @Nullable ProfileEvidence evidence;
    private final @Nullable Explanation time;
    private final @Nullable Explanation allocation;
    private final @Nullable String obstacle;

    private ExplainedChange(ResultKey key, @Nullable ProfileEvidence evidence, @Nullable Explanation time,
                            @Nullable Explanation allocation, @Nullable String obstacle) {
        this.key = key;
        this.evidence = evidence;
        this.time = time;
        this.allocation = allocation;
        this.obstacle = obstacle;
    }

    /**
     * Explains a change by the methods with significant differences.
     *
     * @param key  of the candidate
     * @param code returns how the code of a method differs
     */
    public static ExplainedChange of(ResultKey key, ProfileEvidence evidence, Function<String, CodeChange> code) {
        return new ExplainedChange(key, evidence, explained(evidence.costs, code),
                evidence.allocation().map(bytes -> explained(bytes, code)).orElse(null), null);
    }

    private static Explanation explained(CostBlocks costs, Function<String, CodeChange> code) {
        return Explainer.explain(costs, code, CONFIDENCE);
    }

    /** Returns a change without explanation, for a reason without initial capital and full stop. */
    public static ExplainedChange unknown(ResultKey key, String reason) {
        return new ExplainedChange(key, null, null, null, reason);
    }

    public ResultKey key() {
        return key;
    }

    public Optional<ProfileEvidence> evidence() {
        return Optional.ofNullable(evidence);
    }

    /** Returns the explanation of the time; empty if there is an obstacle. */
    public Optional<Explanation> time() {
        return Optional.ofNullable(time);
    }

    /** Returns the explanation of the allocation; empty if it is unknown. */
    public Optional<Explanation> allocation() {
        return Optional.ofNullable(allocation);
    }

    /** Returns why there is no explanation. */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }
}
