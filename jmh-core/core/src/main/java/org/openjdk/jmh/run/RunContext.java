package org.openjdk.jmh.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.assertions.JudgedRun;
import org.openjdk.jmh.budget.RunBudget;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.comparison.ComparedRun;
import org.openjdk.jmh.comparison.ExitGate;
import org.openjdk.jmh.comparison.StoredBaseline;
import org.openjdk.jmh.estimates.EarlierTimes;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.reconfiguration.RunWarnings;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.file.ResultStore;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.JournalHeader;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.Options;

/** What all parts of one run share. */
public final class RunContext {

    private final Options options;
    private final OutputFormat out;
    private final RunInputs inputs;
    private final UpstreamLoop loop;
    private final BenchmarkVariants selection;
    private final BenchmarkPlans plans;
    private final RunWarnings warnings = new RunWarnings();
    private final WorkloadFingerprints fingerprints;
    private final Map<BenchmarkParams, String> failures = new LinkedHashMap<>();
    private final List<BenchmarkParams> unmeasured = new ArrayList<>();
    private final GuardedOutcome<ComparedRun> comparison = new GuardedOutcome<>("The comparison");
    private final GuardedOutcome<JudgedRun> judgement = new GuardedOutcome<>("Judging the assertions");
    private StoredBaseline baseline;
    private ResultSide otherSide;
    private RunClock clock;
    private RunBudget budget;
    private List<BenchmarkParams> budgeted = Collections.emptyList();
    private boolean keepsResults;
    private boolean goesOn;
    private Run run;
    private ForkSequence sequence;
    private RunResults results;

    /**
     * Nothing is known but what the user wants.
     *
     * @param loop upstream's; null where its loops do not run
     */
    public RunContext(Options options, OutputFormat out, RunInputs inputs, UpstreamLoop loop) {
        this.options = options;
        this.out = out;
        this.inputs = inputs;
        this.loop = loop;
        selection = new BenchmarkVariants(options, loop);
        plans = new BenchmarkPlans(options);
        clock = new RunClock(inputs.nanos().getAsLong(), inputs.nanos());
        fingerprints = new WorkloadFingerprints(!options.getBaselines().isEmpty() || ExitGate.isAsked(options)
                || options.getShard().hasValue() || options.getHistory().hasValue());
    }

    /** Returns what the user wants. */
    public Options options() {
        return options;
    }

    /** Returns where the user reads. */
    public OutputFormat out() {
        return out;
    }

    /** Prints a comment, in lines that fit a terminal. */
    public void say(String comment) {
        ConsoleLines.of(comment).forEach(out::println);
    }

    /** Returns what was set beside the options. */
    public RunInputs inputs() {
        return inputs;
    }

    /** Returns what is known of earlier forks, or null. */
    public EarlierTimes earlierTimes() throws ComparisonException {
        return inputs.earlier(options);
    }

    /** Returns upstream's runner. */
    public UpstreamLoop loop() {
        return loop;
    }

    /** Returns how benchmarks become single ones. */
    public BenchmarkVariants selection() {
        return selection;
    }

    /** Returns how benchmarks are to run. */
    public BenchmarkPlans plans() {
        return plans;
    }

    /** Returns what warnings were given so far. */
    public RunWarnings warnings() {
        return warnings;
    }

    /** Returns how long the run takes; it starts with the first fork, or when the inputs say. */
    public RunClock clock() {
        return clock;
    }

    /** From now on, the run takes its time. */
    public void startClock() {
        clock = new RunClock(inputs.takeStart(), inputs.nanos());
    }

    /**
     * From now on, forks keep to a budget.
     *
     * @param benchmarks in the order of their numbers in it
     */
    public void keepTo(RunBudget time, List<BenchmarkParams> benchmarks) {
        budget = time;
        budgeted = benchmarks;
    }

    /** Returns the budget, or null where the run may take any time. */
    public RunBudget budget() {
        return budget;
    }

    /** Returns the benchmarks of the budget, in the order of their numbers. */
    public List<BenchmarkParams> budgeted() {
        return Collections.unmodifiableList(budgeted);
    }

    /** Returns what a fork that starts now may take, until the run would be too late, or others would have none; seconds. */
    public double secondsOfFork(BenchmarkParams params) {
        return budget == null ? Double.POSITIVE_INFINITY : budget.longestSeconds(budgeted.indexOf(params))
                + TimeBudget.grace(TimeBudget.seconds(params.getMeasurement().getTime()));
    }

    /** Returns the fingerprint of a benchmark's code, or null where nobody asks for it or it is not known. */
    public String fingerprint(BenchmarkParams params) {
        return fingerprints.of(params).orElse(null);
    }

    void markCode(RunResult result) {
        fingerprints.mark(result);
    }

    /** A benchmark lacks a fork or an iteration. */
    public void fails(BenchmarkParams params, String cause) {
        failures.put(params, cause);
    }

    void hasNotFailed(BenchmarkParams params) {
        failures.remove(params);
    }

    /** Returns the benchmarks that have no result, or lack a fork or an iteration of it, each with the last cause. */
    public Map<BenchmarkParams, String> failures() {
        return Collections.unmodifiableMap(failures);
    }

    /** There was no time for a fork of a benchmark. */
    public void hadNoTime(BenchmarkParams params) {
        unmeasured.add(params);
    }

    /** Returns the benchmarks that have no result for want of time. */
    public Collection<BenchmarkParams> unmeasured() {
        return Collections.unmodifiableCollection(unmeasured);
    }

    /** Tells whether forks of a benchmark are kept where one of them is lost. */
    public boolean keepsForks(BenchmarkParams params) {
        return options.getKeepForks().orElse(params.isReconfigurable());
    }

    /** Tells whether the run ends with a fork that is lost. */
    public boolean failsOnError() {
        return options.shouldFailOnError().orElse(Defaults.FAIL_ON_ERROR);
    }

    /** Sets what the results are compared with. */
    public void compareWith(StoredBaseline earlier) {
        baseline = earlier;
    }

    /** Sets what the results of the other side are. */
    public void compareWith(ResultSide measured) {
        otherSide = measured;
    }

    /** Returns the stored results that the results are compared with. */
    public Optional<StoredBaseline> baseline() {
        return Optional.ofNullable(baseline);
    }

    /**
     * Returns the results that are compared with: stored ones, or those of the other side.
     *
     * @throws ComparisonException if they cannot be read
     */
    public Optional<ResultSide> baselineResults() throws ComparisonException {
        return baseline == null ? Optional.ofNullable(otherSide) : Optional.of(baseline.side());
    }

    /** Returns what came of the comparison. */
    public GuardedOutcome<ComparedRun> comparison() {
        return comparison;
    }

    /** Returns what came of the assertions. */
    public GuardedOutcome<JudgedRun> judgement() {
        return judgement;
    }

    /** Tells whether there is a result file. */
    public boolean keepsResults() {
        return keepsResults;
    }

    void willKeepResults() {
        keepsResults = true;
    }

    /** Tells whether this run goes on with a start of it that did not come to its end. */
    public boolean goesOn() {
        return goesOn;
    }

    void goOn() {
        goesOn = true;
    }

    void knows(Run whole) {
        run = whole;
    }

    void knows(ForkSequence forks, RunResults source) {
        sequence = forks;
        results = source;
    }

    /**
     * Returns what another run has to have in common with this one to go on with its journal.
     *
     * @param benchmarks of the run
     * @throws JournalException if that cannot be said
     */
    public JournalHeader identity(List<BenchmarkParams> benchmarks) throws JournalException {
        return run.identity(benchmarks);
    }

    /** Returns the benchmarks without forks. */
    public List<BenchmarkParams> withoutForks() {
        return sequence == null ? Collections.emptyList()
                : sequence.embedded().stream().map(loop::params).collect(Collectors.toList());
    }

    /** Tells whether forks of a benchmark are kept one by one, or lie between those of others. */
    public boolean keepsEachFork(BenchmarkParams params) {
        return sequence == null || sequence.isScheduled() || keepsForks(params);
    }

    /**
     * Returns what keeps the results of the run.
     *
     * @param file as the user named it
     * @throws RunnerException if it cannot be written, or is not for such results
     */
    public ResultStore output(String file) throws RunnerException {
        return run.output(file);
    }

    /** Returns the result by now of the benchmark that runs or has just ended. */
    public RunResult resultSoFar() {
        return results.of(sequence.benchmark());
    }

    /** Returns the results of all benchmarks that have one by now. */
    public Collection<RunResult> resultsSoFar() {
        return results.soFar();
    }
}
