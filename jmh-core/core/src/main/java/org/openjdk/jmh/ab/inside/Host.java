package org.openjdk.jmh.ab.inside;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

/** Main class of the VMs that run JMH for somebody else. */
public final class Host {

    /** Lists the benchmarks that JMH's options select. */
    public static final String LIST = "list";
    /** Runs them. */
    public static final String RUN = "run";
    /** Lists and runs what it is told to, one after the other, until nobody tells it anything more. */
    public static final String SERVE = "serve";
    /** The host asks for a turn; the key of the benchmark follows. */
    public static final String TURN = "turn";
    /** The reply to a host that asks for a turn: the fork may run. After any other reply, the host ends. */
    public static final String GO = "go";
    /** Stands for the number of measurement iterations that JMH's options and annotations give. */
    public static final int AS_OPTIONS_SAY = 0;
    /** A fork has ended; its times follow. */
    public static final String FORK = "fork";

    private static Turns turns;
    private static ForkClock clock;

    private Host() {
    }

    /**
     * Runs JMH, or lists benchmarks.
     *
     * @param args {@link #LIST}, criteria and patterns of benchmarks, both with their number before them, and JMH's
     *             options; or {@link #RUN}, the class path of the measured VMs, whether to ignore JMH's lock, the number
     *             of measurement iterations or {@link #AS_OPTIONS_SAY}, and JMH's options; or {@link #SERVE}
     */
    public static void main(String[] args) {
        turns = new Turns();
        try {
            if (args[0].equals(LIST)) {
                Deque<String> rest = new ArrayDeque<>(Arrays.asList(args).subList(1, args.length));
                KnownCriteria.check(counted(rest));
                list(counted(rest), new CommandLineOptions(rest.toArray(new String[0])));
            } else if (args[0].equals(SERVE)) {
                System.setProperty("jmh.ignoreLock", "true");
                ForkServer.of(turns).ifPresent(ForkServer::serve);
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
        return Stream.generate(rest::remove).limit(count).collect(Collectors.toList());
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
            turns.say(LIST, benchmark.getUsername());
        }
    }

    /** The measured VMs get the class path that they would have without us. */
    private static void run(String classPath, int measurementIterations, Options options) throws RunnerException {
        System.setProperty("java.class.path", classPath);
        ChainedOptionsBuilder builder = new OptionsBuilder().parent(options).addProfiler(TurnTaker.class);
        if (measurementIterations != AS_OPTIONS_SAY) {
            builder.measurementIterations(measurementIterations);
        }
        clock = new ForkClock(log());
        new Runner(builder.build(), clock).run();
    }

    static void beforeFork(String benchmark) {
        turns.await(benchmark);
        clock.startFork();
    }

    static void afterFork(String benchmark) {
        turns.say(FORK, clock.endFork(benchmark).encode());
    }
}
