package org.openjdk.jmh.assertions;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretation;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretations;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.assertions.Assertion;
import org.openjdk.jmh.results.assertions.AssertionVerdict;
import org.openjdk.jmh.results.assertions.AssertionText;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.assertions.JudgedAssertions;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.reports.AssertionReport;
import org.openjdk.jmh.results.reports.AssertionTable;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.results.stored.ReportFiles;
import org.openjdk.jmh.run.GuardedOutcome;
import org.openjdk.jmh.run.RunKey;
import org.openjdk.jmh.runner.options.ForkOrder;
import org.openjdk.jmh.runner.options.Options;

/** Results whose assertions were judged. */
public final class JudgedRun {

    public static final RunKey<GuardedOutcome<JudgedRun>> OUTCOME = new RunKey<>("judgement");

    /** Assertions to judge in place of those on the classes of the benchmarks. */
    public static final RunKey<List<Assertion>> ASSERTIONS = new RunKey<>("assertions");

    private final JudgedAssertions judged;
    private final Map<String, List<JudgedAssertion>> byBenchmark;

    private JudgedRun(JudgedAssertions judged, ResultSide results) {
        this.judged = judged;
        this.byBenchmark =
                judged.byBenchmark(results.keys().stream().map(ResultKey::benchmark).collect(Collectors.toSet()));
    }

    /** Checks reports and interpretation before anything runs. */
    public static void check(Options options) throws ComparisonException {
        ReportFiles.check(options.getAssertionReports());
        interpretation(options);
    }

    private static boolean isDecidedByLooks(Options options) {
        return options.getForkOrder().orElse(ForkOrder.BENCHMARKS) == ForkOrder.ASSERTIONS;
    }

    private static Interpretation interpretation(Options options) throws ComparisonException {
        String name = options.getInterpretation().orElse(Interpretations.standard().name());
        try {
            return Interpretations.named(name, JudgedRun.class.getClassLoader());
        } catch (IllegalArgumentException e) {
            throw new ComparisonException("-interpretation " + name + ": " + e.getMessage());
        }
    }

    /** Returns the assertions on the classes of benchmarks, which are named by class and method. */
    public static List<Assertion> assertionsOn(Collection<String> benchmarks) {
        return AnnotatedAssertions.of(benchmarks.stream().map(JudgedRun::owner).collect(Collectors.toSet()));
    }

    /**
     * Judges assertions, prints them, writes the reports, and attaches to each result the assertions that name it;
     * returns empty if there is no assertion. The baseline is earlier results, or those of another version.
     */
    public static Optional<JudgedRun> of(List<Assertion> assertions, Options options, MeasuredResults results,
                                         Optional<ResultSide> baseline, Consumer<String> out)
            throws ComparisonException {
        if (assertions.isEmpty()) {
            return none(options, out);
        }
        Optional<JudgedRun> run = judge(assertions, options, results.side(), baseline, out);
        run.ifPresent(judgedRun -> results.measured().forEach(
                result -> result.attachAssertions(judgedRun.naming(result.getParams().getBenchmark()))));
        return run;
    }

    private static Optional<JudgedRun> none(Options options, Consumer<String> out) {
        if (!options.getAssertionReports().isEmpty()) {
            out.accept("# WARNING: no class of these benchmarks has an assertion (@Performance): "
                    + String.join(", ", options.getAssertionReports()) + " is not written");
        }
        return Optional.empty();
    }

    /** Judges the assertions on the classes of stored results; returns empty if there is no assertion. */
    public static Optional<JudgedRun> ofStored(Options options, ResultSide results, Optional<ResultSide> baseline,
                                               Consumer<String> out)
            throws ComparisonException {
        List<Assertion> assertions =
                assertionsOn(results.keys().stream().map(ResultKey::benchmark).collect(Collectors.toSet()));
        return assertions.isEmpty() ? none(options, out) : judge(assertions, options, results, baseline, out);
    }

    static String owner(String benchmark) {
        return benchmark.substring(0, Math.max(0, benchmark.lastIndexOf('.')));
    }

    private static Optional<JudgedRun> judge(List<Assertion> assertions, Options options, ResultSide results,
                                             Optional<ResultSide> baseline, Consumer<String> out)
            throws ComparisonException {
        JudgedAssertions judged = isDecidedByLooks(options)
                ? JudgedAssertions.judgeByLooks(assertions, results, baseline)
                : JudgedAssertions.judge(assertions, results, baseline, interpretation(options));
        out.accept("");
        ConsoleLines.ofText(AssertionTable.lines(judged)).forEach(out);
        ReportFiles.write(options.getAssertionReports(), "Assertions are",
                (file, writer) -> AssertionReport.of(file).write(judged, writer), out);
        return Optional.of(new JudgedRun(judged, results));
    }

    /** Returns the assertions that name a benchmark by class and method, in order. */
    public List<JudgedAssertion> naming(String benchmark) {
        return byBenchmark.getOrDefault(benchmark, Collections.emptyList());
    }

    /** Returns all judged assertions, in order. */
    public List<JudgedAssertion> assertions() {
        return judged.all();
    }

    /** Returns class and formula of each failing assertion. */
    public List<String> failing() {
        return texts(AssertionVerdict::isFailure);
    }

    /** Returns class and formula of each undecided assertion. */
    public List<String> open() {
        return texts(AssertionVerdict::isOpen);
    }

    private List<String> texts(Predicate<AssertionVerdict> wanted) {
        return Collections.unmodifiableList(judged.all().stream().filter(assertion -> wanted.test(assertion.verdict()))
                .map(assertion -> assertion.owner() + " (" + assertion.text() + ")").collect(Collectors.toList()));
    }

    @Override
    public String toString() {
        return AssertionText.counts(judged);
    }
}
