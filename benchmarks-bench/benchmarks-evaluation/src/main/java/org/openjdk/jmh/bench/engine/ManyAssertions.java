package org.openjdk.jmh.bench.engine;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.bench.textbook.TextbookAssertion;
import org.openjdk.jmh.dynreconf.assertions.Evaluator;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretations;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;
import org.openjdk.jmh.results.assertions.Assertion;
import org.openjdk.jmh.results.assertions.JudgedAssertions;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.reports.AssertionTable;

/**
 * 10,000 assertions, each on both values of a parameter, against the stored results of 1,000 benchmarks. The engine judges
 * on all processors, and keeps the evidence; the textbook judges on one, and keeps verdicts.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ManyAssertions {

    private static final int ASSERTIONS = 10_000;
    private static final int METHODS = 500;

    private List<String> formulas;
    private ResultSide side;
    private List<TextbookAssertion.Result> results;
    private List<Assertion> parsed;
    private List<TextbookAssertion> parsedByTextbook;
    private JudgedAssertions judged;

    @Setup
    public void prepare() {
        StoredSuite suite = new StoredSuite(METHODS);
        formulas = suite.formulas(ASSERTIONS);
        side = suite.side();
        results = suite.results();
        parsed = parse();
        parsedByTextbook = parseTextbook();
        judged = judge();
    }

    @Benchmark
    public List<Assertion> parse() {
        return formulas.stream().map(formula -> Assertion.of(StoredSuite.OWNER, formula)).toList();
    }

    @Benchmark
    public List<TextbookAssertion> parseTextbook() {
        return formulas.stream().map(TextbookAssertion::parse).toList();
    }

    @Benchmark
    public JudgedAssertions judge() {
        return JudgedAssertions.judge(parsed, side, Optional.empty(), Interpretations.standard());
    }

    @Benchmark
    public List<Truth> judgeTextbook() {
        return parsedByTextbook.stream()
                .map(assertion -> assertion.judge(StoredSuite.OWNER, results, Evaluator.LEVEL)).toList();
    }

    @Benchmark
    public List<String> print() {
        return AssertionTable.lines(judged);
    }
}
