package org.openjdk.jmh.bench.owntime;

import de.siegmar.fastcsv.reader.CsvParseException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.bench.overhead.TimeConverter;
import org.openjdk.jmh.bench.report.Text;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.VmCleanup;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures how much pairs of forks vary and how often verdicts are right, at a load that it holds itself. */
@Command(name = "own-time", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Compares each benchmark with itself, or with a known change, beside programs that keep the "
                + "machine busy. Prints how much pairs of forks vary and how often verdicts are right.")
public final class OwnTimeCommand implements Callable<Integer> {

    private static final String TOLERANCE = "3%";
    /** Such a small difference is never decided to be none: all pairs are measured. */
    private static final String NO_TOLERANCE = "0.01%";

    /** JMH's minimum. */
    private static final int FEWEST_PAIRS = 3;

    /** What ends a comparison. */
    private static final class Limit {

        @Option(names = "--budget", paramLabel = "TIME", converter = TimeConverter.class,
                description = "Time of each comparison, which JMH may end earlier by a verdict. Default: 60s.")
        private TimeValue budget = TimeValue.seconds(60);

        @Option(names = "--pairs", paramLabel = "N",
                description = "Pairs of forks of each comparison. JMH may still end it earlier by a change.")
        private Integer pairs;

        String text() {
            return pairs == null ? budget.convertTo(TimeUnit.SECONDS) + "s" : pairs + " pairs";
        }

        List<String> options() {
            return pairs == null ? List.of("-budget", text()) : List.of("-f", pairs.toString());
        }
    }

    @Spec
    private CommandSpec spec;

    @Option(names = "--class-path", required = true, paramLabel = "PATH",
            description = "Benchmarks, behind the JMH to measure.")
    private String classPath;

    @Parameters(paramLabel = "REGEX", arity = "1..*", description = "Benchmarks to run.")
    private List<String> patterns;

    @Option(names = "--neighbours", defaultValue = "0", paramLabel = "N",
            description = "Programs that compute or touch memory in bursts. Default: ${DEFAULT-VALUE}.")
    private int neighbours;

    @Option(names = "--own-session", description = "Run JMH in a session of its own, as from another terminal than the "
            + "neighbours: Linux shares processors between sessions first.")
    private boolean ownSession;

    @Option(names = "--java", paramLabel = "JDK",
            description = "Home of the JDK that runs JMH and forks. Default: that of this command.")
    private Path jdk = Path.of(System.getProperty("java.home"));

    @Option(names = "--method", split = ",", paramLabel = "METHOD", defaultValue = "alternating",
            description = "${COMPLETION-CANDIDATES}; several separated by commas. Default: ${DEFAULT-VALUE}.")
    private List<PairMethod> methods;

    @ArgGroup
    private Limit limit = new Limit();

    @Option(names = "--change", defaultValue = "0", paramLabel = "PERCENT",
            description = "By how much the candidate is slower: 5 makes 21 calls of a benchmark against 20. "
                    + "Default: ${DEFAULT-VALUE}, both sides are equal.")
    private double change;

    @Option(names = "--tolerance", paramLabel = "PERCENT",
            description = "Smallest change that matters. Default: 3%%, or 0.01%% with --pairs.")
    private String tolerance;

    @Option(names = "--jmh", split = " ", paramLabel = "OPTIONS",
            description = "Further options of JMH, as in --jmh=\"-wi 3\".")
    private List<String> options = List.of();

    @Option(names = {"-o", "--output"}, required = true, paramLabel = "FILE",
            description = "Takes a row for each comparison. Rows of earlier runs stay and are in the table.")
    private Path output;

    @Override
    public Integer call() throws InterruptedException {
        KnownChange known = known();
        try (Neighbours load = new Neighbours(neighbours)) {
            OwnTimeFile rows = new OwnTimeFile(output);
            measure(known, load, rows);
            PrintWriter out = spec.commandLine().getOut();
            OwnTimeTable.lines(rows.rows()).forEach(out::println);
            out.flush();
            return 0;
        } catch (CsvParseException | NoSuchElementException | NumberFormatException e) {
            complain(output + ": not a file of this command: " + e.getMessage());
        } catch (IOException | UncheckedIOException e) {
            complain(e.getMessage());
        }
        return 1;
    }

    private KnownChange known() {
        if (neighbours < 0 || limit.pairs != null && limit.pairs < FEWEST_PAIRS) {
            throw new ParameterException(spec.commandLine(), "--neighbours must be 0 or more, --pairs 3 or more");
        }
        try {
            return KnownChange.of(change);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--change " + e.getMessage(), e);
        }
    }

    private void measure(KnownChange known, Neighbours load, OwnTimeFile rows)
            throws IOException, InterruptedException {
        JmhProcess jmh = new JmhProcess(jdk, ownSession);
        List<String> benchmarks = jmh.list(classPath, patterns);
        Path folder = VmCleanup.folder("own-time");
        try {
            String path = known.isNone() ? classPath : RepeatedCalls.compile(benchmarks, classPath, folder);
            for (String benchmark : benchmarks) {
                for (PairMethod method : methods) {
                    OwnTimeRow row = compare(jmh, path, benchmark, method, known, folder.resolve("report.json"));
                    load.check();
                    rows.add(row);
                    complain(String.join("  ", row.cells()));
                }
            }
        } finally {
            VmCleanup.remove(folder);
        }
    }

    private OwnTimeRow compare(JmhProcess jmh, String path, String benchmark, PairMethod method, KnownChange known,
                               Path report)
            throws IOException, InterruptedException {
        String name = known.isNone() ? benchmark : RepeatedCalls.nameOf(benchmark);
        List<String> arguments = new ArrayList<>(List.of("^\\Q" + name + "\\E$", "-bm", "avgt", "-report",
                report.toString()));
        arguments.addAll(known.options());
        arguments.addAll(limit.options());
        arguments.addAll(List.of("-tol", tolerance()));
        arguments.addAll(method.options());
        arguments.addAll(options);
        double average = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        long start = System.nanoTime();
        Files.deleteIfExists(report);
        PairOutcome outcome;
        try {
            jmh.run(path, arguments);
            outcome = PairOutcome.read(report, known);
        } catch (IOException e) {
            complain(name + ": " + e.getMessage());
            outcome = PairOutcome.none();
        }
        OwnTimeRow.Setting setting = new OwnTimeRow.Setting(
                String.join(" ", method.toString(), String.join(" ", options)).trim(),
                neighbours + (ownSession ? " of another session" : ""),
                jmh.version(), Text.number(change, change == Math.rint(change) ? 0 : 1), limit.text(), tolerance());
        return new OwnTimeRow(benchmark, setting, outcome, (System.nanoTime() - start) / 1e9, average);
    }

    private String tolerance() {
        return tolerance != null ? tolerance : limit.pairs == null ? TOLERANCE : NO_TOLERANCE;
    }

    private void complain(String line) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(line);
        err.flush();
    }
}
