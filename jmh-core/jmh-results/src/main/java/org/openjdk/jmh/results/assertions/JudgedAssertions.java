package org.openjdk.jmh.results.assertions;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.assertions.Evaluator;
import org.openjdk.jmh.dynreconf.assertions.FormulaLooks;
import org.openjdk.jmh.dynreconf.assertions.MeasuredData;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretation;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretations;
import org.openjdk.jmh.results.comparison.ResultSide;

/** Evaluates all assertions of a run. */
public final class JudgedAssertions {

    private final List<JudgedAssertion> all;
    private final Interpretation interpretation;

    private JudgedAssertions(List<JudgedAssertion> all, Interpretation interpretation) {
        this.all = all;
        this.interpretation = interpretation;
    }

    /**
     * Evaluates assertions on results.
     *
     * @param baseline       earlier results, or those of another version
     * @param interpretation the meaning of {@code <=}
     * @return one element for each assertion, in the same order
     */
    public static JudgedAssertions judge(Collection<Assertion> assertions, ResultSide results,
                                         Optional<ResultSide> baseline, Interpretation interpretation) {
        JudgedClock clock = new JudgedClock();
        clock.add(results);
        baseline.ifPresent(clock::add);
        SideIndex measured = SideIndex.of(results, clock);
        Optional<SideIndex> before = baseline.map(side -> SideIndex.of(side, clock));
        return judge(assertions, owner -> new ResultMeasurements(owner, measured, before), interpretation);
    }

    /**
     * Evaluates assertions on measurements from another source than benchmarks.
     *
     * @param data           returns the measurements for the formulas of a class, by its qualified name; thread safe
     * @param interpretation the meaning of {@code <=}
     * @return one element for each assertion, in the same order
     */
    public static JudgedAssertions judge(Collection<Assertion> assertions, Function<String, MeasuredData> data,
                                         Interpretation interpretation) {
        List<JudgedAssertion> judged = assertions.parallelStream().map(assertion -> new JudgedAssertion(assertion,
                assertion.formula().map(formula -> new Evaluator(data.apply(assertion.owner()), interpretation,
                        Evaluator.LEVEL).evaluate(formula)).orElse(null)))
                .collect(Collectors.toList());
        return new JudgedAssertions(judged, interpretation);
    }

    /**
     * Evaluates assertions that decided the number of forks, by the same interim analyses.
     *
     * @param baseline earlier results, or those of another version
     * @return one element for each assertion, in the same order
     */
    public static JudgedAssertions judgeByLooks(Collection<Assertion> assertions, ResultSide results,
                                                Optional<ResultSide> baseline) {
        Map<Assertion, FormulaLooks> looks = RunningResults.of(results, baseline).looks(assertions);
        looks.values().forEach(FormulaLooks::look);
        return new JudgedAssertions(assertions.stream().map(assertion -> new JudgedAssertion(assertion,
                Optional.ofNullable(looks.get(assertion)).map(FormulaLooks::outcome).orElse(null)))
                .collect(Collectors.toList()), Interpretations.ofRounds());
    }

    public List<JudgedAssertion> all() {
        return Collections.unmodifiableList(all);
    }

    /**
     * Groups the assertions by the benchmarks that they name.
     *
     * @param benchmarks qualified names of methods
     * @return no entry for a benchmark without assertions
     */
    public Map<String, List<JudgedAssertion>> byBenchmark(Collection<String> benchmarks) {
        Set<String> known = new TreeSet<>(benchmarks);
        Map<String, List<JudgedAssertion>> byBenchmark = new HashMap<>();
        for (JudgedAssertion assertion : all) {
            assertion.named(known)
                    .forEach(name -> byBenchmark.computeIfAbsent(name, any -> new ArrayList<>()).add(assertion));
        }
        return byBenchmark;
    }

    public long count(AssertionVerdict verdict) {
        return all.stream().filter(assertion -> assertion.verdict() == verdict).count();
    }

    /** Returns the name of the interpretation of {@code <=}. */
    public String interpretation() {
        return interpretation.name();
    }
}
