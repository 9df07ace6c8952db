package org.openjdk.jmh.bench.live.worker;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.ab.worker.Worker;
import org.openjdk.jmh.ab.worker.WorkerChannel;
import org.openjdk.jmh.bench.replay.Candidate;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Main class of the VMs that an evaluation starts on a JAR of benchmarks: runs JMH as its options say, and asks for a turn
 * before each fork. A turn lasts until the VM asks for the next one or ends, so that what it computes after a fork disturbs
 * no fork of another VM.
 */
public final class EvaluationWorker {

    /** Lists the benchmarks that JMH's options select. */
    public static final String LIST = "list";
    /** Runs them. */
    public static final String RUN = "run";
    /** Asks for a turn; the key of the benchmark follows. */
    public static final String TURN = "turn";
    /** The times of a fork that has ended follow. */
    public static final String FORK = "fork";
    /** Stands for the number of measurement iterations that JMH's options and annotations give. */
    public static final int AS_OPTIONS_SAY = 0;

    private static WorkerChannel channel;
    private static ForkClock clock;

    private EvaluationWorker() {
    }

    /**
     * Runs JMH, or lists benchmarks.
     *
     * @param args {@link #LIST}, criteria and patterns of benchmarks, both with their number before them, and JMH's
     *             options; or {@link #RUN}, the class path of the measured VMs, whether to ignore JMH's lock, the number
     *             of measurement iterations or {@link #AS_OPTIONS_SAY}, and JMH's options
     */
    public static void main(String[] args) {
        channel = new WorkerChannel();
        try {
            if (args[0].equals(LIST)) {
                Deque<String> rest = new ArrayDeque<>(Arrays.asList(args).subList(1, args.length));
                checkCriteria(counted(rest));
                list(counted(rest), new CommandLineOptions(rest.toArray(String[]::new)));
            } else {
                System.setProperty("jmh.ignoreLock", args[2]);
                run(args[1], Integer.parseInt(args[3]),
                        new CommandLineOptions(Arrays.copyOfRange(args, 4, args.length)));
            }
        } catch (CommandLineOptionException | RunnerException e) {
            System.err.println("ERROR: " + e.getMessage());
            System.exit(1);
        }
        System.exit(0);
    }

    private static List<String> counted(Deque<String> rest) {
        int count = Integer.parseInt(rest.remove());
        return Stream.generate(rest::remove).limit(count).toList();
    }

    private static void checkCriteria(List<String> candidates) throws RunnerException {
        try {
            candidates.forEach(Candidate::parse);
        } catch (CriterionException e) {
            throw new RunnerException(e.getMessage());
        }
    }

    private static OutputFormat log() {
        return OutputFormatFactory.createFormatInstance(System.err, VerboseMode.NORMAL);
    }

    private static void list(List<String> patterns, Options options) throws RunnerException {
        if (!options.getIncludes().isEmpty()) {
            throw new RunnerException("patterns of benchmarks must stand before '--': "
                    + String.join(" ", options.getIncludes()));
        }
        for (BenchmarkListEntry benchmark : BenchmarkList.defaultList().find(log(), patterns, options.getExcludes())) {
            channel.say(LIST, benchmark.getUsername());
        }
    }

    /** Gives the measured VMs the class path that they would have without an evaluation. */
    private static void run(String classPath, int measurementIterations, Options options) throws RunnerException {
        System.setProperty("java.class.path", classPath);
        ChainedOptionsBuilder builder = new OptionsBuilder().parent(options).addProfiler(TurnTaker.class);
        if (measurementIterations != AS_OPTIONS_SAY) {
            builder.measurementIterations(measurementIterations);
        }
        clock = new ForkClock(log());
        new Runner(builder.build(), clock).run();
    }

    /** Returns when the benchmark may run its fork; ends this VM if it may not. */
    static void beforeFork(String benchmark) {
        channel.say(TURN, benchmark);
        if (!Worker.GO.equals(channel.reply())) {
            System.err.println("no further fork is wanted");
            Runtime.getRuntime().halt(1);
        }
        clock.startFork();
    }

    static void afterFork(String benchmark) {
        channel.say(FORK, clock.endFork(benchmark).encode());
    }
}
