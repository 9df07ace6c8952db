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
    public final String jar;
    /** The options that apply to all benchmarks. */
    public final Map<String, String> settings;
    public final String id = UUID.randomUUID().toString();
    /** When this start of the run began, by the clock of its machine. */
    public final Instant started = Instant.now();
    /** How often the scheduler restarted the job, 0 if unknown. */
    public final int restarts;
    /** The machine as it was when the run began. */
    public final HostMachine machine;

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
}
