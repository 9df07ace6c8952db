package org.openjdk.jmh.results.partitions;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.openjdk.jmh.results.environment.HostMachine;
import org.openjdk.jmh.results.journal.RunIdentity;
import org.openjdk.jmh.runner.options.Options;

/** One start of a run of one part of a suite: its identity, and the settings that other parts must share. */
public final class ShardRun {

    /** Slurm counts here how often it has queued a job again. */
    private static final String RESTARTS = "SLURM_RESTART_COUNT";

    private final SuitePartition partition;
    private final String jar;
    private final Map<String, String> settings;
    private final String id = UUID.randomUUID().toString();
    private final Instant started = Instant.now();
    private final int restarts;
    private final HostMachine machine;

    private ShardRun(SuitePartition partition, String jar, Map<String, String> settings, int restarts,
                     HostMachine machine) {
        this.partition = partition;
        this.jar = jar;
        this.settings = settings;
        this.restarts = restarts;
        this.machine = machine;
    }

    /** Starts a run on this machine. If there are two sides, the class paths are those of baseline and candidate. */
    public static ShardRun begin(SuitePartition partition, Options options, String... classPaths)
            throws ShardException {
        try {
            List<String> jars = new ArrayList<>();
            for (String classPath : classPaths) {
                jars.add(RunIdentity.fingerprint(classPath));
            }
            return new ShardRun(partition, String.join("-", jars), RunIdentity.settings(options),
                    restarts(System.getenv(RESTARTS)), HostMachine.current());
        } catch (IOException e) {
            throw new ShardException("A shard needs a fingerprint of the class path, which cannot be read: " + e);
        }
    }

    private static int restarts(String text) {
        try {
            return text == null ? 0 : Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** Returns which machine runs which benchmarks, the same on all machines. */
    public SuitePartition partition() {
        return partition;
    }

    public String jar() {
        return jar;
    }

    /** Returns the options that apply to all benchmarks. */
    public Map<String, String> settings() {
        return settings;
    }

    public String id() {
        return id;
    }

    /** Returns when this start of the run began, by the clock of its machine. */
    public Instant started() {
        return started;
    }

    /** Returns how often the scheduler restarted the job, 0 if unknown. */
    public int restarts() {
        return restarts;
    }

    /** Returns the machine as it was when the run began. */
    public HostMachine machine() {
        return machine;
    }
}
