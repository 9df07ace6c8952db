package org.openjdk.jmh.ab;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.ab.hosts.ForkLostException;
import org.openjdk.jmh.ab.hosts.HostException;
import org.openjdk.jmh.ab.inside.ForkRequest;
import org.openjdk.jmh.ab.inside.ListedBenchmark;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.bytecode.reach.Platform;
import org.openjdk.jmh.dynreconf.bisection.Bisection;
import org.openjdk.jmh.dynreconf.bisection.BisectionSettings;
import org.openjdk.jmh.dynreconf.bisection.BisectionState;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredMetric;
import org.openjdk.jmh.results.reports.BisectionText;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.DurationText;
import org.openjdk.jmh.util.ShutdownHook;

/** Finds which of many jars made a benchmark slower or faster, by forks of those that tell most. */
public final class BisectionRun {

    private final Options options;
    private final Consumer<String> out;
    private final BisectedVersions versions;
    private final SequentialSettings ends;
    private final Set<Integer> listed = new HashSet<>();
    private PairedBenchmark benchmark;
    private Bisection bisection;
    private BisectionText text;

    /**
     * A bisection that has not begun.
     *
     * @param options of a run of two sides: {@code getForkCount()} is the most forks of each end until they are compared
     * @param jars    names in their order, or patterns
     * @param out     takes the lines
     * @throws RunnerException if the options do not fit, or there are fewer than two jars
     */
    public BisectionRun(Options options, List<String> jars, Consumer<String> out) throws RunnerException {
        this.options = options;
        this.out = out;
        OptionRules.checkBisection(options);
        SideSettings.checkWarmup(options);
        ends = SideSettings.decision(options);
        versions = BisectedVersions.of(jars);
    }

    /**
     * Runs forks until it is known which version has the change, or that there is none.
     *
     * @return whether it is known
     * @throws RunnerException if an end cannot be run, or not a single benchmark is meant
     */
    public boolean run() throws RunnerException {
        RunLock lock = RunLock.take();
        try (VersionHosts hosts = new VersionHosts(versions.classPaths());
                ShutdownHook end = new ShutdownHook("jmh-bisection", () -> interrupted(hosts))) {
            try {
                begin(hosts);
                measure(hosts);
            } catch (IOException e) {
                end.stayIfBegun();
                throw new SideException("The bisection ended: " + e.getMessage());
            }
            SideNarrator.logs(hosts.keptLogs()).ifPresent(log -> say("# WARNING: " + log));
            return report();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SideException("The bisection was interrupted");
        } finally {
            lock.close();
        }
    }

    private void begin(VersionHosts hosts) throws RunnerException, InterruptedException {
        int last = versions.count() - 1;
        Side first = Side.baseline(options, versions.classPaths().get(0));
        benchmark = single(SidePairing.of(options, ends.mostBlocks(), first, listEnd(hosts, 0),
                Side.baseline(options, versions.classPaths().get(last)), listEnd(hosts, last)));
        double[] weights = weights(first);
        Direction direction = benchmark.params().getMode() == Mode.Throughput ? Direction.HIGHER_IS_BETTER
                : Direction.LOWER_IS_BETTER;
        bisection = new Bisection(weights, BisectionSettings.standard().withEnds(ends), direction);
        text = new BisectionText(benchmark.key(), versions.names(), direction, bisection);
        long changed = Arrays.stream(weights).filter(weight -> weight > 0).count();
        say("# Bisection: " + benchmark.key() + ", " + versions.names().get(0) + " to " + versions.names().get(last)
                + ", " + Nouns.count(last, "version") + " behind the first one"
                + (changed == last ? "" : ", of which it reaches a change in " + changed));
        say("# First it is decided whether first and last differ: " + ends.firstLook() + " to " + ends.mostBlocks()
                + " forks of each, " + DurationText.of(BlockDefaults.seconds(benchmark)) + " a fork");
    }

    private PairedBenchmark single(SidePairing pairing) throws SideException {
        if (pairing.pairs().size() == 1) {
            return pairing.pairs().get(0);
        }
        String notes = pairing.notes().isEmpty() ? "" : "; " + String.join("; ", pairing.notes());
        throw new SideException(pairing.pairs().isEmpty()
                ? "-bisect finds no benchmark in both first and last version"
                        + (options.getIncludes().isEmpty() ? "" : " that matches " + options.getIncludes()) + notes
                : "-bisect follows one benchmark, and these are " + pairing.pairs().size() + ": "
                        + pairing.pairs().stream().limit(3).map(pair -> pair.key().toString())
                                .collect(Collectors.joining("; "))
                        + (pairing.pairs().size() > 3 ? "; ..." : "")
                        + ". Name one, with a value of each parameter (-p)");
    }

    private List<ListedBenchmark> listEnd(VersionHosts hosts, int version) throws SideException, InterruptedException {
        try {
            listed.add(version);
            return hosts.list(version, options);
        } catch (HostException | IOException e) {
            throw new SideException(versions.classPaths().get(version) + " cannot be run: " + e.getMessage());
        }
    }

    /** If no version has a change that is reached, it is looked for everywhere: something else may make the difference. */
    private double[] weights(Side side) {
        double[] all = new double[versions.count() - 1];
        Arrays.fill(all, 1);
        if (options.shouldCompareAll().orElse(false)) {
            return all;
        }
        double[] reached = versions.weights(benchmark.key().benchmark(),
                side.vm().executable().isPresent() ? Platform.unknown() : Platform.running());
        return Arrays.stream(reached).sum() == 0 ? all : reached;
    }

    private void measure(VersionHosts hosts) throws IOException, InterruptedException {
        for (OptionalInt next = bisection.next(); next.isPresent(); next = bisection.next()) {
            int version = next.getAsInt();
            if (listed.add(version) && !isThere(hosts, version)) {
                bisection.leaveOut(version);
            } else {
                runFork(hosts, version);
            }
        }
    }

    private boolean isThere(VersionHosts hosts, int version) throws IOException, InterruptedException {
        try {
            if (Variants.of(hosts.list(version, options), options, Collections.emptyMap())
                    .containsKey(benchmark.key())) {
                return true;
            }
            say("# " + versions.names().get(version) + " has no such benchmark, and is left out");
        } catch (HostException | SideException e) {
            say("# WARNING: " + versions.names().get(version) + " cannot be run, and is left out: " + e.getMessage());
        }
        return false;
    }

    private void runFork(VersionHosts hosts, int version) throws IOException, InterruptedException {
        try {
            StoredMetric score = score(hosts.run(version, request(version), BlockDefaults.limits(benchmark)).json());
            text.measured(version, score.score(), score.unit());
            bisection.forkEnded(version, score.score());
        } catch (ForkLostException e) {
            say("# WARNING: a fork of " + versions.names().get(version) + " is lost: " + e.getMessage());
            bisection.forkLost(version);
        }
        say("# " + text.afterFork(version));
    }

    private ForkRequest request(int version) {
        return version == 0 ? benchmark.baseline() : benchmark.candidate();
    }

    private static StoredMetric score(String json) throws IOException {
        try (ResultReader reader =
                new ResultReader(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "the fork")) {
            return reader.next().primary();
        }
    }

    private boolean report() {
        out.accept("");
        ConsoleLines.ofText(text.end(bisection.forks(0))).forEach(out);
        if (bisection.state() == BisectionState.FOUND) {
            int before = bisection.suspects().first() - 1;
            sayHowToRepeat(versions.classPaths().get(before), versions.classPaths().get(bisection.suspects().last()));
        }
        return bisection.state() == BisectionState.FOUND;
    }

    private void sayHowToRepeat(String before, String behind) {
        if (!(before + behind).contains(File.pathSeparator)) {
            out.accept("# Once more: java -jar " + behind + " " + benchmark.key().benchmark() + " -vs " + before);
        }
    }

    /** Called where a signal ends this process: what is known by then is said. */
    private void interrupted(VersionHosts hosts) {
        hosts.close();
        if (bisection != null && bisection.state() == BisectionState.SEARCHING) {
            say("# Interrupted; the change is in " + versions.names().get(bisection.suspects().first()) + " to "
                    + versions.names().get(bisection.suspects().last()));
        }
    }

    private void say(String line) {
        ConsoleLines.of(line).forEach(out);
    }
}
