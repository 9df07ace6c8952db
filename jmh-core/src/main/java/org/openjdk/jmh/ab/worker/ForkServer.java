package org.openjdk.jmh.ab.worker;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs forks on request, each as a run of JMH with one fork. An exception that would end JMH becomes the reply. If a fork fails, JMH
 * prints the reason on the error stream, and the reply has no result.
 */
public final class ForkServer {

    /** A request to list benchmarks; includes and excludes follow. */
    public static final String LIST = "list";
    /** A reply to it, one for each benchmark. */
    public static final String LISTED = "listed";
    /** A request to run a fork, which follows. */
    public static final String FORK = "fork";
    /** A reply to it if the fork is to wait: its VM has started, and begins after {@link Worker#GO}. */
    public static final String READY = "ready";
    /**
     * Another reply, when an iteration begins; the time follows, in milliseconds since 1970, and after a space the number of the
     * benchmark's threads.
     */
    public static final String STARTS = "starts";
    /**
     * Another reply, when an iteration has ended; the time follows, likewise, and after spaces the operations of an invocation in
     * all threads together, and the nanoseconds for which each thread was measured, 0 if they are not known,
     * whether the score is a rate, and the score.
     */
    public static final String ITERATED = "iterated";
    /**
     * Another reply, before each iteration of a fork that takes turns: the phase and the number of its iterations so far follow. The
     * fork goes on after {@link Worker#GO}. {@link #ENOUGH} ends its warmup, or its measurement after one more iteration.
     */
    public static final String TURN = "turn";
    /** The phase of such a reply while the fork warms up. */
    public static final String WARMUP = "warmup";
    /** The line that ends a phase. */
    public static final String ENOUGH = "enough";
    /** Another reply: JMH's results in JSON follow. */
    public static final String RESULT = "result";
    /** A reply to a request that failed; the reason follows. */
    public static final String FAILED = "failed";
    /** The last reply to each request. */
    public static final String DONE = "done";

    private static final String NO_VALUES = "blank_blank_blank_2014";

    private final WorkerChannel turns;
    private final List<String> inherited;
    private final WorkerAffinity cores = new WorkerAffinity();
    private final OutputFormat log = OutputFormatFactory.createFormatInstance(System.err, VerboseMode.NORMAL);

    private ForkServer(WorkerChannel turns, List<String> inherited) {
        this.turns = turns;
        this.inherited = inherited;
    }

    /**
     * Returns the line that a worker reads before all requests: the settings of all its forks.
     *
     * @param classPath of the forks' VMs
     * @param inherited arguments of these VMs if neither requests nor annotations have any
     */
    public static String settings(String classPath, List<String> inherited) {
        List<String> texts = new ArrayList<>(Collections.singletonList(classPath));
        texts.addAll(inherited);
        return LineCodec.encode(texts);
    }

    /** Creates a server with the settings of the first line; empty if there is none. */
    static Optional<ForkServer> of(WorkerChannel turns) {
        String line = turns.reply();
        if (line == null) {
            return Optional.empty();
        }
        List<String> texts = LineCodec.decode(line);
        System.setProperty("java.class.path", texts.get(0));
        return Optional.of(new ForkServer(turns, texts.subList(1, texts.size())));
    }

    /**
     * Returns the line that requests a list.
     *
     * @param includes regular expressions of names; an empty list means all
     * @param excludes regular expressions of names
     * @param inTurns  whether the reply says how finely forks can alternate, for which classes are searched
     */
    public static String listRequest(List<String> includes, List<String> excludes, boolean inTurns) {
        return LIST + " " + LineCodec.encode(Arrays.asList(LineCodec.encode(includes), LineCodec.encode(excludes),
                String.valueOf(inTurns)));
    }

    /** Replies to requests until the input ends. */
    void serve() {
        for (String request = turns.reply(); request != null; request = turns.reply()) {
            String rest = request.substring(request.indexOf(' ') + 1);
            try {
                if (request.startsWith(LIST)) {
                    list(LineCodec.decode(rest));
                } else {
                    run(ForkRequest.decode(rest));
                }
            } catch (RunnerException | RuntimeException e) {
                turns.say(FAILED, String.valueOf(e.getMessage() == null ? e : e.getMessage()).replaceAll("\\s+", " "));
            }
            turns.say(DONE, "");
        }
    }

    private void list(List<String> patterns) {
        boolean inTurns = Boolean.parseBoolean(patterns.get(2)) && JmhFeatures.hasTurns();
        for (BenchmarkListEntry entry : BenchmarkList.defaultList().find(log, LineCodec.decode(patterns.get(0)),
                LineCodec.decode(patterns.get(1)))) {
            turns.say(LISTED, new ListedBenchmark(entry.getUsername(), entry.getMode().shortLabel(), parameters(entry),
                    new PhaseLength(entry.getWarmupIterations().orElse(null), entry.getWarmupTime().orElse(null)),
                    new PhaseLength(entry.getMeasurementIterations().orElse(null),
                            entry.getMeasurementTime().orElse(null)),
                    entry.getTimeout().orElse(null), threads(entry))
                    .alternatingBy(inTurns ? alternation(entry) : Alternation.NONE).encode());
        }
    }

    private static Alternation alternation(BenchmarkListEntry entry) {
        String name = entry.getUsername();
        return IterationFixtures.mayBeIn(entry.getUserClassQName(), name.substring(name.lastIndexOf('.') + 1))
                ? Alternation.ITERATIONS : Alternation.SLICES;
    }

    private static ThreadDemand threads(BenchmarkListEntry entry) {
        return new ThreadDemand(entry.getThreads().orElse(1), entry.getThreadGroups());
    }

    private static Map<String, List<String>> parameters(BenchmarkListEntry entry) {
        Map<String, List<String>> parameters = new HashMap<>();
        entry.getParams().orElse(Collections.emptyMap()).forEach((name, values) -> parameters.put(name,
                Arrays.equals(values, new String[] {NO_VALUES}) ? new ArrayList<>() : Arrays.asList(values)));
        return parameters;
    }

    private void run(ForkRequest fork) throws RunnerException {
        cores.moveTo(fork.cores);
        Options plain = new ForkOptions(inherited, log).of(fork);
        Runner runner = new Runner(fork.waits ? new GatedForkOptions(plain, this::awaitStart) : plain,
                new IterationNotifier(log, turns::say));
        if (fork.takesTurns) {
            ForkTurns.takeTurns(runner, turns);
        }
        turns.say(RESULT, json(runner.run()));
    }

    private void awaitStart() {
        turns.say(READY, "");
        turns.reply();
    }

    /** Returns the results in one line; JSON has no line breaks within texts. */
    private static String json(Collection<RunResult> results) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8.name())) {
            ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
            out.flush();
            return new String(bytes.toByteArray(), StandardCharsets.UTF_8).replaceAll("[\\r\\n]", " ");
        } catch (UnsupportedEncodingException e) {
            throw new IllegalStateException(e);
        }
    }
}
