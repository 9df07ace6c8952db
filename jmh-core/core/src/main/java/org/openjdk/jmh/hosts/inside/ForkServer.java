package org.openjdk.jmh.hosts.inside;

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
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
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
import org.openjdk.jmh.runner.options.WarmupMode;

/**
 * Runs forks on demand, each as a run of JMH with one fork. Where JMH would end with an exception, the exception is the
 * reply; where a fork fails, JMH says so on the error stream, and there is no result in the list.
 */
public final class ForkServer {

    /** A request: patterns of names to take and to leave out. */
    public static final String LIST = "list";
    /** A reply to it, one of several. */
    public static final String LISTED = "listed";
    /** A request: a fork to run. */
    public static final String FORK = "fork";
    /** A reply to it, where the fork is to wait: its VM has started, and begins when {@link Host#GO} is said. */
    public static final String READY = "ready";
    /** Another reply: when its iterations began, in milliseconds since 1970. */
    public static final String STARTS = "starts";
    /** Another one: JMH's results in JSON. */
    public static final String RESULT = "result";
    /** A reply: nothing came of the request; the reason follows. */
    public static final String FAILED = "failed";
    /** The last reply to each request. */
    public static final String DONE = "done";

    private static final String NO_VALUES = "blank_blank_blank_2014";

    private final Turns turns;
    private final Options options;
    private final OwnCores cores = new OwnCores();
    private final OutputFormat log = OutputFormatFactory.createFormatInstance(System.err, VerboseMode.NORMAL);

    ForkServer(Turns turns, List<String> flags) throws CommandLineOptionException {
        this.turns = turns;
        List<String> all = new ArrayList<>(flags);
        if (canBeDynamic()) {
            all.addAll(Arrays.asList("-rf", "static"));
        }
        options = new CommandLineOptions(all.toArray(new String[0]));
    }

    /** Where annotations ask for dynamic runs: how long a fork is, is not for one side alone to decide. */
    private static boolean canBeDynamic() {
        try {
            return Class.forName("org.openjdk.jmh.runner.options.Reconfiguration") != null;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    /**
     * A request for a list.
     *
     * @param includes regular expressions of names; none stands for all
     * @param excludes regular expressions of names
     * @return one line
     */
    public static String listRequest(List<String> includes, List<String> excludes) {
        return LIST + " " + Tokens.encode(Arrays.asList(Tokens.encode(includes), Tokens.encode(excludes)));
    }

    /** Replies to requests until nobody has any more. */
    void serve() {
        for (String request = turns.reply(); request != null; request = turns.reply()) {
            String rest = request.substring(request.indexOf(' ') + 1);
            try {
                if (request.startsWith(LIST)) {
                    list(Tokens.decode(rest));
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
        for (BenchmarkListEntry entry : BenchmarkList.defaultList().find(log, Tokens.decode(patterns.get(0)),
                Tokens.decode(patterns.get(1)))) {
            turns.say(LISTED, new ListedBenchmark(entry.getUsername(), entry.getMode().shortLabel(), parameters(entry),
                    new Phase(entry.getWarmupIterations().orElse(null), entry.getWarmupTime().orElse(null)),
                    new Phase(entry.getMeasurementIterations().orElse(null), entry.getMeasurementTime().orElse(null)),
                    entry.getTimeout().orElse(null), threads(entry)).encode());
        }
    }

    private ThreadDemand threads(BenchmarkListEntry entry) {
        return new ThreadDemand(options.getThreads().orElse(entry.getThreads().orElse(1)),
                options.getThreadGroups().orElse(entry.getThreadGroups()));
    }

    private static Map<String, List<String>> parameters(BenchmarkListEntry entry) {
        Map<String, List<String>> parameters = new HashMap<>();
        entry.getParams().orElse(Collections.emptyMap()).forEach((name, values) -> parameters.put(name,
                Arrays.equals(values, new String[] {NO_VALUES}) ? new ArrayList<>() : Arrays.asList(values)));
        return parameters;
    }

    private void run(ForkRequest fork) throws RunnerException {
        cores.moveTo(fork.cores());
        IterationStarts starts = new IterationStarts(log);
        Options plain = options(fork);
        String json = json(new Runner(fork.waits() ? new GatedOptions(plain, this::awaitStart) : plain, starts).run());
        turns.say(STARTS, starts.text());
        turns.say(RESULT, json);
    }

    private void awaitStart() {
        turns.say(READY, "");
        turns.reply();
    }

    private Options options(ForkRequest fork) {
        ChainedOptionsBuilder builder = new OptionsBuilder().parent(options)
                .include("^" + Pattern.quote(fork.benchmark()) + "$").mode(Mode.deepValueOf(fork.mode()))
                .warmupMode(WarmupMode.INDI).warmupForks(0).forks(1).shouldFailOnError(false);
        fork.parameters().forEach((name, value) -> builder.param(name, value));
        fork.warmup().iterations().ifPresent(builder::warmupIterations);
        fork.warmup().time().ifPresent(builder::warmupTime);
        fork.measurement().iterations().ifPresent(builder::measurementIterations);
        fork.measurement().time().ifPresent(builder::measurementTime);
        fork.vm().executable().ifPresent(builder::jvm);
        fork.vm().arguments().ifPresent(arguments -> builder.jvmArgs(arguments.toArray(new String[0])));
        append(fork, builder);
        return builder.build();
    }

    /** Options win over annotations: what is added to the ones must contain the others. */
    private void append(ForkRequest fork, ChainedOptionsBuilder builder) {
        if (!fork.vm().added().isEmpty()) {
            List<String> arguments = new ArrayList<>(options.getJvmArgsAppend().hasValue()
                    ? options.getJvmArgsAppend().get() : ofAnnotations(fork));
            arguments.addAll(fork.vm().added());
            builder.jvmArgsAppend(arguments.toArray(new String[0]));
        }
    }

    private Collection<String> ofAnnotations(ForkRequest fork) {
        return BenchmarkList.defaultList()
                .find(log, Collections.singletonList("^" + Pattern.quote(fork.benchmark()) + "$"),
                        Collections.emptyList())
                .first().getJvmArgsAppend().orElse(Collections.emptyList());
    }

    /** In one line: what JSON has inside of texts is no line break. */
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
