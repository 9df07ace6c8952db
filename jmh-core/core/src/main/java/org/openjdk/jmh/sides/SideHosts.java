package org.openjdk.jmh.sides;

import java.io.Closeable;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.hosts.ForkHost;
import org.openjdk.jmh.hosts.ForkLostException;
import org.openjdk.jmh.hosts.HostException;
import org.openjdk.jmh.hosts.inside.ForkRequest;
import org.openjdk.jmh.hosts.inside.ListedBenchmark;
import org.openjdk.jmh.runner.options.Options;

/** The hosts of two sides: one, where both have the same class path. */
final class SideHosts implements Closeable {

    private final Path log;
    private final ForkHost candidate;
    private final ForkHost baseline;
    private boolean keepsLog;

    SideHosts(Side baseline, Side candidate, Options options) throws IOException {
        log = Files.createTempFile("jmh-sides-", ".log");
        this.candidate = host(candidate, options);
        this.baseline = ClassPathText.areSame(baseline.classPath(), candidate.classPath()) ? this.candidate
                : host(baseline, options);
    }

    /** Forks inherit from a host what they would inherit from this process if it ran them. */
    private ForkHost host(Side side, Options options) throws IOException {
        return new ForkHost(side.classPath(), ManagementFactory.getRuntimeMXBean().getInputArguments(),
                HostFlags.of(options), log);
    }

    private ForkHost host(int side) {
        return side == MeasuredPair.BASELINE ? baseline : candidate;
    }

    /** Lists the benchmarks of a side that the options are about. */
    List<ListedBenchmark> list(int side, Side described, Options options) throws SideException, InterruptedException {
        try {
            return host(side).list(options.getIncludes(), options.getExcludes());
        } catch (HostException | IOException e) {
            throw new SideException("The " + (side == MeasuredPair.BASELINE ? "baseline " : "candidate ")
                    + described.classPath() + " cannot be run: " + e.getMessage());
        }
    }

    /** Runs a fork of a side. */
    String run(int side, ForkRequest fork, long seconds) throws ForkLostException, IOException, InterruptedException {
        try {
            return host(side).run(fork, seconds);
        } catch (ForkLostException e) {
            keepsLog = true;
            throw e;
        }
    }

    /** The file with what hosts and forks printed, where somebody may want to read it. */
    Path log() {
        return log;
    }

    boolean keepsLog() {
        return keepsLog;
    }

    @Override
    public void close() {
        candidate.close();
        baseline.close();
        if (!keepsLog) {
            log.toFile().delete();
        }
    }
}
