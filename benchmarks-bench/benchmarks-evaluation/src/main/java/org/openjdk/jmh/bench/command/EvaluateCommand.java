package org.openjdk.jmh.bench.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.bench.live.TargetJar;
import org.openjdk.jmh.bench.live.worker.EvaluationWorker;
import org.openjdk.jmh.bench.journal.FileStamp;
import org.openjdk.jmh.bench.journal.OutcomeJournal;
import org.openjdk.jmh.bench.live.LiveConfiguration;
import org.openjdk.jmh.bench.live.LiveRun;
import org.openjdk.jmh.bench.report.Progress;
import org.openjdk.jmh.bench.report.ReportKind;
import org.openjdk.jmh.bench.series.InputException;
import org.openjdk.jmh.util.ShutdownHook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs benchmarks statically and with each criterion, and compares the results. */
@Command(name = "evaluate", mixinStandardHelpOptions = true, sortOptions = false,
        customSynopsis = "evaluate --jar JAR [OPTIONS] [REGEX...] [-- JMH-OPTIONS]",
        description = "Runs each benchmark of a JAR statically and with each criterion, the forks of all in turns, and "
                + "compares results and times as FSE'20 does. What stands after '--' is given to JMH in all runs.")
public final class EvaluateCommand implements Callable<Integer> {

    /** Options of JMH that belong to the evaluation. */
    private static final Set<String> RESERVED =
            Set.of("rf", "rff", "o", "sc", "st", "rm", "rcov", "rci", "rkld", "l", "lp",
                    "lprof", "lrf", "lsc", "h");

    /** JMH takes options with one hyphen or two, and values behind an equals sign as well. */
    private static final Pattern JMH_OPTION = Pattern.compile("--?(\\w+)(=.*)?");

    private static final String COMPLETE = "complete";

    @Spec
    private CommandSpec spec;

    @Option(names = "--jar", required = true, paramLabel = "JAR",
            description = "Benchmarks that were built with this project's JMH.")
    private Path jar;

    @Option(names = {"-c", "--criterion"}, defaultValue = "cv rciw kld steady", split = " ", paramLabel = "CRITERIA",
            description = "Criteria as for -sc, perhaps with thresholds: kld, cv@0.02, cv,kld@0.01,0.95 (both must "
                    + "hold); all that the JAR has can be named. Repeat it to compare several. "
                    + "Default: ${DEFAULT-VALUE}.")
    private List<String> criteria;

    @Option(names = "--static-mi", paramLabel = "N",
            description = "Measurement iterations of the static run (50 in FSE'20). Default: as many as in the dynamic "
                    + "ones.")
    private Integer staticMeasurement;

    @Option(names = {"-o", "--output"}, defaultValue = "evaluation", paramLabel = "DIR",
            description = "Folder for the results. Default: ${DEFAULT-VALUE}.")
    private Path output;

    @Option(names = "--resume", description = "Goes on with an evaluation that was interrupted.")
    private boolean resume;

    @Option(names = "--no-progress", description = "Shows no progress bar.")
    private boolean silent;

    @Parameters(paramLabel = "REGEX", description = "Benchmarks to run; then, after '--', options of JMH.")
    private List<String> arguments = new ArrayList<>();

    private int incomplete;

    @Override
    public Integer call() throws InterruptedException {
        try (TargetJar target = TargetJar.open(jar)) {
            evaluate(target);
            return incomplete > 0 ? 1 : 0;
        } catch (WorkerException | InputException e) {
            complain(e.getMessage());
        } catch (IOException | UncheckedIOException e) {
            complain(output + ": cannot be written: " + e.getMessage());
        }
        return 1;
    }

    /** JMH's options; picocli drops the separator, so it is looked up in what the user typed. */
    private List<String> jmhOptions() {
        List<String> typed = spec.commandLine().getParseResult().originalArgs();
        int separator = typed.indexOf("--");
        List<String> options = separator < 0 ? List.of() : typed.subList(separator + 1, typed.size());
        for (String option : options) {
            Matcher matcher = JMH_OPTION.matcher(option);
            if (matcher.matches() && RESERVED.contains(matcher.group(1))) {
                throw new ParameterException(spec.commandLine(), "option -" + matcher.group(1)
                        + " of JMH belongs to the evaluation itself and must not stand after '--'");
            }
        }
        return options;
    }

    private void evaluate(TargetJar target) throws WorkerException, InputException, IOException, InterruptedException {
        check();
        List<String> options = jmhOptions();
        List<String> patterns = arguments.subList(0, arguments.size() - options.size());
        List<String> benchmarks = target.list(criteria, patterns, options);
        Path file = output.resolve("finished.jsonl");
        if (!resume && Files.exists(file)) {
            throw new WorkerException(
                    file + ": the results of an earlier evaluation; add --resume to go on with it, or "
                            + "choose another folder with -o");
        }
        String dependsOn = FileStamp.of(jar) + criteria + staticMeasurement() + options;
        try (OutcomeJournal journal =
                resume ? OutcomeJournal.resume(file, dependsOn) : OutcomeJournal.open(file, dependsOn)) {
            run(target, options, benchmarks, journal);
            report(journal);
        }
        if (incomplete > 0) {
            complain(incomplete + " of " + benchmarks.size()
                    + " benchmarks failed at least partly; the results are those "
                    + "of the others, and --resume repeats the failed ones");
        }
    }

    private void check() {
        if (staticMeasurement != null) {
            RunOptions.requirePositive(spec.commandLine(), "--static-mi", staticMeasurement);
        }
        if (Set.copyOf(criteria).size() < criteria.size()) {
            throw new ParameterException(spec.commandLine(), "criteria " + criteria + ": one of them comes twice");
        }
    }

    private int staticMeasurement() {
        return staticMeasurement == null ? EvaluationWorker.AS_OPTIONS_SAY : staticMeasurement;
    }

    private List<LiveConfiguration> configurations() {
        List<LiveConfiguration> configurations = new ArrayList<>();
        configurations.add(LiveConfiguration.ofStatic(staticMeasurement()));
        criteria.forEach(c -> configurations.add(LiveConfiguration.dynamic(c)));
        return configurations;
    }

    private void run(TargetJar target, List<String> options, List<String> benchmarks, OutcomeJournal journal)
            throws IOException, InterruptedException {
        LiveRun live = new LiveRun(target, configurations(), options, output.resolve("runs"), this::complain);
        ShutdownHook end = new ShutdownHook("bench-evaluate", () -> interrupted(target));
        try (Progress progress = new Progress("evaluate", !silent, benchmarks.size())) {
            for (int i = 0; i < benchmarks.size(); i++) {
                runUnlessFinished(live, benchmarks.get(i), i, journal);
                progress.step();
            }
        } finally {
            end.close();
        }
    }

    private void runUnlessFinished(LiveRun live, String benchmark, int turn, OutcomeJournal journal)
            throws IOException, InterruptedException {
        if (journal.contains(key(benchmark, 0), COMPLETE)) {
            return;
        }
        LiveRun.Finished finished = live.run(benchmark, turn);
        incomplete += finished.complete() ? 0 : 1;
        String stamp = finished.complete() ? COMPLETE : "incomplete";
        for (int i = finished.outcomes().size() - 1; i >= 0; i--) {
            journal.add(key(benchmark, i), stamp, finished.outcomes().get(i));
        }
    }

    /** The first combination of parameters is written last, and so stands for all of them. */
    private static String key(String benchmark, int combination) {
        return benchmark + " " + combination;
    }

    private void interrupted(TargetJar target) {
        System.err.println(System.lineSeparator() + "interrupted; the same command with --resume goes on from what is "
                + "finished in " + output);
        target.close();
    }

    private void report(OutcomeJournal journal) throws IOException {
        try (ResultOutput results = new ResultOutput(output, Integer.MAX_VALUE, ReportKind.LIVE)) {
            for (String key : journal.keys()) {
                results.add(journal.outcome(key));
            }
            results.finish(spec.commandLine().getOut());
        }
    }

    private void complain(String line) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(line);
        err.flush();
    }
}
