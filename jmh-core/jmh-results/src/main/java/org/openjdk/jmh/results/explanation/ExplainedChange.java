package org.openjdk.jmh.results.explanation;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.attribution.CodeChange;
import org.openjdk.jmh.dynreconf.attribution.CostBlocks;
import org.openjdk.jmh.dynreconf.attribution.Explainer;
import org.openjdk.jmh.dynreconf.attribution.Explanation;
import org.openjdk.jmh.results.json.ResultKey;

/** Why the sides of a benchmark differ, or why that is not known; immutable. */
public final class ExplainedChange {

    /** That of all verdicts. */
    private static final double CONFIDENCE = 0.95;

    private final ResultKey key;
    private final @Nullable Evidence evidence;
    private final @Nullable Explanation time;
    private final @Nullable Explanation allocation;
    private final @Nullable String obstacle;

    private ExplainedChange(ResultKey key, @Nullable Evidence evidence, @Nullable Explanation time,
                            @Nullable Explanation allocation, @Nullable String obstacle) {
        this.key = key;
        this.evidence = evidence;
        this.time = time;
        this.allocation = allocation;
        this.obstacle = obstacle;
    }

    /**
     * Explains a change.
     *
     * @param key      of the candidate
     * @param evidence of observed forks
     * @param code     returns how the code of a method differs
     * @return the methods with significant differences
     */
    public static ExplainedChange of(ResultKey key, Evidence evidence, Function<String, CodeChange> code) {
        return new ExplainedChange(key, evidence, explained(evidence.costs(), code),
                evidence.allocation().map(bytes -> explained(bytes, code)).orElse(null), null);
    }

    private static Explanation explained(CostBlocks costs, Function<String, CodeChange> code) {
        return Explainer.explain(costs, code, CONFIDENCE);
    }

    /**
     * Returns a change that could not be looked into.
     *
     * @param key    of the candidate
     * @param reason a phrase, without a capital letter in front and a full stop behind
     */
    public static ExplainedChange unknown(ResultKey key, String reason) {
        return new ExplainedChange(key, null, null, null, reason);
    }

    /** Benchmark, mode and parameters of the candidate. */
    public ResultKey key() {
        return key;
    }

    /** Returns the data of observed forks; empty if there is an obstacle. */
    public Optional<Evidence> evidence() {
        return Optional.ofNullable(evidence);
    }

    /** Returns the methods that explain it; empty if there is an obstacle. */
    public Optional<Explanation> time() {
        return Optional.ofNullable(time);
    }

    /** Returns the methods that explain the change of allocation; empty if allocation is unknown. */
    public Optional<Explanation> allocation() {
        return Optional.ofNullable(allocation);
    }

    /** Returns why it is not known. */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }
}
