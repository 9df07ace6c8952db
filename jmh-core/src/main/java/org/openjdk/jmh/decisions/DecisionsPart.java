package org.openjdk.jmh.decisions;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.Serializable;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.precision.ResultPrecision;
import org.openjdk.jmh.reconfiguration.BenchmarkMonitor;
import org.openjdk.jmh.reconfiguration.ForkRecording;
import org.openjdk.jmh.reconfiguration.HostWarmup;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.reports.ShortNumber;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Percent;

/** Ends dynamic benchmarks early. It must be the last part, because the others add to the data that it decides on. */
public final class DecisionsPart implements Part {

    private static final Pattern SCORE = Pattern.compile("(?m)^( +\\S+) \u00b1\\(99\\.9%\\) +\\S+( .*)$");
    private static final Pattern ERROR = Pattern.compile(" \u00b1\\(99\\.9%\\) +\\S+");
    private static final Pattern INTERVAL = Pattern.compile("(?m)^ +CI \\(99\\.9%\\).*\\R");
    private static final int DIGITS = 3;
    private final RunContext run;
    private final HostWarmup rehearsal = new HostWarmup();
    private final Map<RunningBenchmark, BenchmarkMonitor> monitors = new HashMap<>();
    private final Map<BenchmarkParams, ReconfigurationOutcome> outcomes = new HashMap<>();

    public DecisionsPart(RunContext run) {
        this.run = run;
    }

    /** Returns the monitor that decides, empty for a static benchmark. */
    private Optional<BenchmarkMonitor> monitor(RunningBenchmark benchmark) {
        return benchmark.params().isReconfigurable()
                ? Optional.of(monitors.computeIfAbsent(benchmark, this::newMonitor)) : Optional.empty();
    }

    private BenchmarkMonitor newMonitor(RunningBenchmark benchmark) {
        BenchmarkMonitor monitor = new BenchmarkMonitor(benchmark.params(), run.plans()::of, run.warnings(),
                run.out(), benchmark::pid, rehearsal);
        if (isRecorded()) {
            monitor.record();
        }
        return monitor;
    }

    private boolean isRecorded() {
        return run.options().getJournal().hasValue();
    }

    @Override
    public ForkObserver observe(RunningBenchmark benchmark, ForkObserver next) {
        if (benchmark.params().getForks() == 0) {
            monitor(benchmark).ifPresent(BenchmarkMonitor::startEmbedded);
        }
        return monitor(benchmark).map(ForkObserver.class::cast).orElse(next);
    }

    @Override
    public void benchmarkAnnounced(RunningBenchmark benchmark) {
        monitor(benchmark).ifPresent(monitor -> monitor.announce(run.options().getProfilers()));
    }

    @Override
    public void forkStarts(RunningBenchmark benchmark) {
        monitor(benchmark).ifPresent(monitor -> monitor.startFork(benchmark.isWarmupFork()));
    }

    @Override
    public void forkTimedOut(RunningBenchmark benchmark) {
        monitor(benchmark).ifPresent(BenchmarkMonitor::discardFork);
    }

    @Override
    public void forkLost(RunningBenchmark benchmark, String cause) {
        monitor(benchmark).ifPresent(monitor -> monitor.forkLost(cause));
    }

    @Override
    public Serializable evidence(RunningBenchmark benchmark) {
        return isRecorded() ? monitor(benchmark).map(BenchmarkMonitor::recording).orElse(null) : null;
    }

    @Override
    public void forkReplayed(RunningBenchmark benchmark, JournaledFork fork) {
        if (!fork.isCut() && !fork.isBenchmarkLost()) {
            monitor(benchmark).ifPresent(monitor -> {
                fork.evidence().ifPresent(evidence -> monitor.replay((ForkRecording) evidence, fork.isWarmup()));
                fork.loss().ifPresent(monitor::forkLost);
            });
        }
    }

    @Override
    public boolean hasEnoughForks(RunningBenchmark benchmark) {
        return monitor(benchmark).map(BenchmarkMonitor::endFork).orElse(false);
    }

    @Override
    public void benchmarkContinues(RunningBenchmark benchmark) {
        monitor(benchmark).ifPresent(monitor -> {
            outcomes.put(benchmark.params(), monitor.outcome());
            monitor.endReplay();
        });
    }

    @Override
    public void benchmarkEnds(RunningBenchmark benchmark) {
        monitor(benchmark).ifPresent(monitor -> {
            if (benchmark.params().getForks() == 0) {
                monitor.endEmbedded();
            } else {
                monitor.finish();
            }
            outcomes.put(benchmark.params(), monitor.outcome());
        });
    }

    @Override
    public String resultText(RunResult result) {
        return result.getVerdict().map(verdict -> resultText(result, verdict.precision())).orElse(null);
    }

    @Override
    public void annotate(RunResult result) {
        result.attachReconfiguration(outcomes.get(result.getParams()));
    }

    /**
     * Formats a result as upstream does, but with the error between forks. Upstream's 99.9 % interval of all iterations
     * treats the iterations of a fork as independent. If forks are judged in own time, the error is that of the score in
     * own time, which gets a line of its own.
     */
    private static String resultText(RunResult result, ResultPrecision precision) {
        String error = precision.isKnown() ? " \u00b1 " + Percent.of(precision.halfWidth()) : "";
        OptionalDouble own = result.getOwnScore();
        String score = own.isPresent() ? "  " + ShortNumber.of(own.getAsDouble(), DIGITS) + error + "$2, own time"
                + System.lineSeparator() + "$1$2, wall time" : "$1" + error + "$2";
        String text = INTERVAL.matcher(upstreams(result.getAggregatedResult())).replaceAll("");
        return ERROR.matcher(SCORE.matcher(text).replaceFirst(score)).replaceAll("");
    }

    private static String upstreams(BenchmarkResult result) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8.name())) {
            OutputFormatFactory.createFormatInstance(out, VerboseMode.NORMAL).endBenchmark(result);
            out.flush();
            return bytes.toString(StandardCharsets.UTF_8.name());
        } catch (UnsupportedEncodingException e) {
            throw new IllegalStateException(e);
        }
    }
}
