package org.openjdk.jmh.sides;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.environment.BenchmarkEnvironment;
import org.openjdk.jmh.environment.EnvironmentText;
import org.openjdk.jmh.environment.EnvironmentWatch;
import org.openjdk.jmh.environment.ForkEnvironment;
import org.openjdk.jmh.results.format.EnvironmentJson;
import org.openjdk.jmh.results.stored.StoredResult;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.Utils;

/**
 * Watches the machine while others run forks, from the start of a fork's VM to its end, and puts what it did beside their
 * results. Where watching fails, they run without.
 */
final class WatchedForks implements BlockForks {

    /** The fork is a process of a host, of which this process knows no more. */
    private static final long UNKNOWN_PROCESS = -1;

    private final BlockForks forks;
    private final Consumer<String> warnings;
    private final EnvironmentWatch begun;
    /** Null where watching has failed. */
    private EnvironmentWatch watch;

    private WatchedForks(BlockForks forks, EnvironmentWatch watch, Consumer<String> warnings) {
        this.forks = forks;
        this.begun = watch;
        this.watch = watch;
        this.warnings = warnings;
    }

    /**
     * Has the machine watched, unless the options say that it is not to be.
     *
     * @param forks    who runs forks
     * @param warnings takes what goes wrong
     */
    static BlockForks of(BlockForks forks, Options options, Consumer<String> warnings) {
        return options.shouldWatchEnvironment().orElse(true)
                ? new WatchedForks(forks, EnvironmentWatch.begin(), warnings) : forks;
    }

    @Override
    public List<EndedFork> run(PairedBenchmark benchmark, int number) throws IOException, InterruptedException {
        guarded(() -> {
            watch.startFork(Utils.getPid(), 1);
            watch.startIteration(UNKNOWN_PROCESS, true);
        });
        List<EndedFork> ended = forks.run(benchmark, number);
        List<EndedFork> marked = new ArrayList<>();
        guarded(() -> {
            watch.endIteration(1);
            ForkEnvironment meanwhile = watch.endFork();
            String json = EnvironmentJson
                    .of(new BenchmarkEnvironment(meanwhile.machine(), Collections.singletonList(meanwhile)));
            ended.forEach(fork -> marked.add(fork.isMeasured() ? marked(fork, json) : fork));
        });
        return marked.size() == ended.size() ? marked : ended;
    }

    private static EndedFork marked(EndedFork fork, String environment) {
        try {
            StoredResult result = SideMeasurement.read(fork.text()).with(StoredResult.ENVIRONMENT, environment);
            return EndedFork.measured(fork.number(), "[" + result.textWithout() + "]");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void guarded(Runnable action) {
        try {
            if (watch != null) {
                action.run();
            }
        } catch (RuntimeException | LinkageError e) {
            watch = null;
            warnings.accept("watching the machine failed with " + e + "; going on without");
        }
    }

    @Override
    public double seconds(PairedBenchmark benchmark) {
        return forks.seconds(benchmark);
    }

    @Override
    public List<String> announcements() {
        List<String> lines = new ArrayList<>(forks.announcements());
        guarded(() -> {
            lines.add(EnvironmentText.description(watch.machine()));
            lines.addAll(EnvironmentText.warnings(watch.machine()).stream().map(warning -> "WARNING: " + warning)
                    .collect(Collectors.toList()));
        });
        return lines;
    }

    @Override
    public List<String> observations() {
        return forks.observations();
    }

    @Override
    public void close() {
        begun.close();
    }
}
