package org.openjdk.jmh.sides;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.comparison.ReportFiles;
import org.openjdk.jmh.dynreconf.scheduling.Blocks;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRules;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.compared.BlockSequence;
import org.openjdk.jmh.results.compared.ComparisonQuestion;
import org.openjdk.jmh.results.compared.ResultComparison;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.reports.BlockText;
import org.openjdk.jmh.results.reports.ConsoleTable;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.results.stored.ResultReader;
import org.openjdk.jmh.results.stored.StoredResult;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;

/**
 * Runs a baseline and a candidate in one run and says how they differ.
 *
 * <p>Forks of both sides take turns in blocks of one fork each, one block of each undecided benchmark after the other.
 * After each block a judge is asked whether the difference is decided; a benchmark for which it is gets no more.
 */
public final class SideBySideRun {

    /** The same order of sides in each run: what is random about it is that it has nothing to do with the machine. */
    private static final long SEED = 1;

    private final Options options;
    private final Consumer<String> out;
    private final Side baseline;
    private final Side candidate;
    private final SequentialSettings settings;
    private final List<MeasuredPair> pairs = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private SideFiles files;
    private BlockForks forks;
    private SideJournal journal;
    private ReachedPairs selected;
    private int rounds;

    /**
     * A run that has not begun.
     *
     * @param options of the candidate, as of any run, and of what the baseline has different; {@code getForkCount()} is
     *                the most blocks of a benchmark
     * @param out     takes the lines
     * @throws RunnerException if the options do not fit
     */
    public SideBySideRun(Options options, Consumer<String> out) throws RunnerException {
        this.options = options;
        this.out = out;
        SideSettings.check(options);
        candidate = Side.candidate(options);
        baseline = Side.baseline(options, options.getBaselines().isEmpty() ? candidate.classPath()
                : options.getBaselines().iterator().next());
        settings = SideSettings.decision(options);
    }

    /**
     * Runs both sides, prints what comes of it, and writes what the options ask for.
     *
     * @param gate what counts as failed
     * @return the comparison
     * @throws RunnerException if a side cannot be run, nothing can be compared, or a file cannot be written
     */
    public ResultComparison run(Gate gate) throws RunnerException {
        ReportFiles.check(options.getComparisonReports());
        files = SideFiles.of(options);
        RunLock lock = RunLock.take();
        boolean duet = SideSettings.isDuet(options);
        try (SideHosts hosts = new SideHosts(baseline, candidate, options, duet)) {
            Thread end = new Thread(() -> interrupted(hosts));
            Runtime.getRuntime().addShutdownHook(end);
            try {
                pair(hosts);
                forks = duet ? ForkDuets.of(hosts, selected.wanted()) : new ForksInTurns(hosts);
                announce();
                journal = SideJournal.open(options, baseline, candidate, settings, selected.wanted());
                measure();
                forks.observations().forEach(line -> say("# " + capitalized(line)));
                notes.addAll(lost(hosts));
                notes.addAll(differingControls());
            } finally {
                Runtime.getRuntime().removeShutdownHook(end);
            }
            ResultComparison comparison = report(gate);
            journal.end();
            return comparison;
        } catch (IOException e) {
            throw new SideException("The run of two sides ended: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SideException("The run of two sides was interrupted");
        } finally {
            if (journal != null) {
                journal.close();
            }
            lock.close();
        }
    }

    private void pair(SideHosts hosts) throws SideException, InterruptedException {
        SidePairing pairing = SidePairing.of(options,
                baseline, hosts.list(MeasuredPair.BASELINE, baseline, options),
                candidate, hosts.list(MeasuredPair.CANDIDATE, candidate, options));
        notes.addAll(pairing.notes());
        selected = options.shouldCompareAll().orElse(false) ? ReachedPairs.all(pairing.pairs())
                : ReachedPairs.of(pairing.pairs(), baseline, candidate);
        notes.addAll(selected.notes());
        notes.addAll(ChangedWorkloads.notes(selected.wanted().stream().map(pair -> pair.key().benchmark())
                .collect(Collectors.toCollection(LinkedHashSet::new)), baseline, candidate));
        for (PairedBenchmark pair : selected.wanted()) {
            pairs.add(new MeasuredPair(pair, new BlockSequence(pair.key(), DifferenceRules.standard(), settings)));
        }
        if (pairs.isEmpty()) {
            throw new SideException("No benchmark is on both sides"
                    + (options.getIncludes().isEmpty() ? "" : " and matches " + options.getIncludes())
                    + (notes.isEmpty() ? "" : "; " + String.join("; ", notes)));
        }
    }

    /** Called where a signal ends this process: what is measured by then is kept. */
    private void interrupted(SideHosts hosts) {
        hosts.close();
        try {
            files.write(pairs);
            say("# Interrupted" + (files.isEmpty() ? "" : "; the results so far are in " + files));
        } catch (RunnerException | IOException e) {
            say("# WARNING: " + e.getMessage());
        }
    }

    private void announce() {
        double seconds = seconds(pairs);
        say("# Candidate: " + candidate.name());
        say("# Baseline: " + baseline.name());
        if (baseline.parameters().isEmpty() && baseline.differsAtMostInParametersFrom(candidate)) {
            say("# WARNING: both sides are the same: whatever differs is noise, or an error of this machine");
        }
        notes.forEach(note -> say("# " + capitalized(note)));
        forks.announcements().forEach(line -> say("# " + capitalized(line)));
        say("# " + pairs.size() + (pairs.size() == 1 ? " benchmark" : " benchmarks") + ", " + settings.firstLook()
                + " to " + settings.mostBlocks() + " blocks each of one fork of each side; " + BlockText.time(seconds)
                + " for a block of each, " + BlockText.time(seconds * settings.mostBlocks()) + " at most");
    }

    private double seconds(Collection<MeasuredPair> some) {
        return some.stream().mapToDouble(pair -> forks.seconds(pair.pair())).sum();
    }

    private static String capitalized(String sentence) {
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    private void measure() throws IOException, InterruptedException, RunnerException {
        Schedule schedule = new Blocks(pairs.size(), SEED);
        resume(schedule);
        for (OptionalInt next = schedule.next(); next.isPresent(); next = schedule.next()) {
            long start = System.nanoTime();
            List<EndedFork> ended = forks.run(pairs.get(next.getAsInt() / 2).pair(), next.getAsInt());
            keep(ended);
            for (EndedFork fork : ended) {
                MeasuredPair pair = pairs.get(fork.number() / 2);
                take(pair, fork);
                if (fork.isLost()) {
                    say("# WARNING: " + pair.pair().key() + ": " + pair.losses().get(pair.losses().size() - 1));
                }
                ForkEnd end = ForkEnd.measured((System.nanoTime() - start) / 1e9);
                boolean last = pair.hasBlock() && endBlock(pair);
                schedule.forkEnded(fork.number(), last ? end.asLast() : end);
            }
        }
    }

    private static void take(MeasuredPair pair, EndedFork fork) throws IOException {
        if (fork.isMeasured()) {
            pair.measured(fork.side(), read(fork.text()));
        } else if (fork.isLost()) {
            pair.lost(fork.side(), fork.text());
        } else {
            pair.discarded(fork.side());
        }
    }

    /** Takes up the forks of the run that this one goes on with. */
    private void resume(Schedule schedule) throws IOException {
        journal.notes().forEach(note -> say("# Journal: " + note));
        List<EndedFork> earlier = journal.take();
        for (EndedFork fork : earlier) {
            MeasuredPair pair = pairs.get(fork.number() / 2);
            if (!pair.hasEnded()) {
                take(pair, fork);
                ForkEnd end = ForkEnd.measured(0);
                schedule.forkEnded(fork.number(), pair.hasBlock() && pair.endBlock() ? end.asLast() : end);
            }
        }
        if (!earlier.isEmpty()) {
            say("# Journal: " + earlier.size() + (earlier.size() == 1 ? " fork is" : " forks are") + " taken from it; "
                    + pairs.stream().filter(MeasuredPair::hasEnded).count() + " of " + pairs.size()
                    + " benchmarks are decided");
        }
    }

    private void keep(List<EndedFork> ended) throws IOException {
        try {
            journal.add(ended);
        } catch (JournalException e) {
            say("# WARNING: " + e.getMessage());
        }
    }

    private static StoredResult read(String json) throws IOException {
        try (ResultReader reader =
                new ResultReader(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "the fork")) {
            return reader.next();
        }
    }

    private boolean endBlock(MeasuredPair pair) throws RunnerException, IOException {
        boolean last = pair.endBlock();
        say("# " + BlockText.line(pair.sequence(), last));
        if (last) {
            files.write(pairs);
        }
        endRound();
        return last;
    }

    /** Says what is left as soon as all undecided benchmarks have another block. */
    private void endRound() {
        List<MeasuredPair> open = pairs.stream().filter(pair -> !pair.hasEnded()).collect(Collectors.toList());
        int fewest = open.stream().mapToInt(pair -> pair.sequence().blocks()).min().orElse(rounds);
        if (fewest > rounds) {
            rounds = fewest;
            double seconds = seconds(open);
            say("# " + open.size() + " of " + pairs.size() + " undecided after block " + rounds + " of "
                    + settings.mostBlocks() + "; " + BlockText.time(seconds * (settings.mostBlocks() - rounds))
                    + " at most");
        }
    }

    /** Controls have the same code on both sides: what differs there is none of its doing. */
    private List<String> differingControls() {
        return pairs.stream().filter(pair -> selected.isControl(pair.pair().key())
                && pair.sequence().last().filter(look -> look.verdict().isChange()).isPresent())
                .map(pair -> pair.pair().key()
                        + " differs, although all code that it reaches is the same on both sides:"
                        + " do not trust what this machine says of the others")
                .collect(Collectors.toList());
    }

    /** Lost forks are not in the comparison; whoever reads it later should know of them. */
    private List<String> lost(SideHosts hosts) {
        List<String> lost = new ArrayList<>();
        for (MeasuredPair pair : pairs) {
            if (!pair.losses().isEmpty()) {
                lost.add(pair.pair().key() + ": " + pair.losses().size()
                        + (pair.losses().size() == 1 ? " fork lost: " : " forks lost: ")
                        + pair.losses().stream().distinct().collect(Collectors.joining("; ")));
            }
        }
        if (!hosts.keptLogs().isEmpty()) {
            lost.add("what the forks printed is in "
                    + hosts.keptLogs().stream().map(String::valueOf).collect(Collectors.joining(" and ")));
        }
        return lost;
    }

    private ResultComparison report(Gate gate) throws RunnerException {
        ResultComparison comparison = ResultComparison.ofBlocks(baseline.name(), candidate.name(),
                new ComparisonQuestion(settings.comparison(), 1 - settings.comparison().confidence()),
                pairs.stream().map(MeasuredPair::sequence).collect(Collectors.toList()), notes);
        out.accept("");
        ConsoleLines.ofText(ConsoleTable.lines(comparison)).forEach(out);
        if (!files.isEmpty()) {
            say("# Results are written to " + files);
        }
        ReportFiles.write(comparison, gate, options.getComparisonReports(), out);
        return comparison;
    }

    /**
     * The benchmarks of which a fork was lost, on either side.
     *
     * @return names with parameters; empty before the run
     */
    public Collection<String> failed() {
        return Collections.unmodifiableList(pairs.stream().filter(pair -> !pair.losses().isEmpty()
                || pair.sequence().failure().isPresent()).map(pair -> pair.pair().key().toString())
                .collect(Collectors.toList()));
    }

    private void say(String line) {
        ConsoleLines.of(line).forEach(out);
    }
}
