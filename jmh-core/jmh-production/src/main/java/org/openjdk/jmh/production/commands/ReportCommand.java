package org.openjdk.jmh.production.commands;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.production.comparisons.ProductionReport;
import org.openjdk.jmh.production.comparisons.ReportSettings;
import org.openjdk.jmh.production.recordings.Recordings;
import org.openjdk.jmh.production.recordings.WarmupSkip;
import org.openjdk.jmh.production.reports.ProductionConsole;
import org.openjdk.jmh.production.reports.ProductionJson;
import org.openjdk.jmh.production.reports.ProductionPage;
import org.openjdk.jmh.results.assertions.AssertionVerdict;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.json.PrintableWriter;
import org.openjdk.jmh.results.measures.MethodResults;
import org.openjdk.jmh.util.Percent;
import org.openjdk.jmh.util.VmCleanup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Compares production with benchmarks. */
@Command(name = "report", sortOptions = false,
        description = "Reports which benchmarks take as long as production, which do not, and what no benchmark covers.")
public final class ReportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "RECORDING", arity = "0..*",
            description = "Recordings (.jfr) of one or several VMs, made with the output of `settings`.")
    private List<Path> recordings = List.of();

    @Option(names = {"-p", "--pid"}, paramLabel = "PID",
            description = "A running VM instead of a file: jcmd reads what it recorded so far.")
    private Long pid;

    @Mixin
    private ResultOptions results = new ResultOptions();

    @Option(names = "--skip", paramLabel = "TIME", converter = DurationConverter.class,
            description = "Time to skip after timing was switched on, because code is then compiled again. "
                    + "Default: 30s, if the recording is long enough.")
    private Duration skip;

    @Option(names = "--tolerance", paramLabel = "SHARE", converter = ShareConverter.class, defaultValue = "25%",
            description = "How much production may differ from a benchmark that represents it. "
                    + "Default: ${DEFAULT-VALUE}.")
    private double tolerance = ReportSettings.TOLERANCE;

    @Option(names = {"-a", "--assert"}, paramLabel = "FORMULA",
            description = "Formula that must hold in production, such as \"Cache.get <= 0.1 * Store.load\".")
    private List<String> formulas = List.of();

    @Option(names = "--assertions", paramLabel = "FILE",
            description = "A file with one formula per line; lines that start with # are comments.")
    private Path assertions;

    @Option(names = "-ec", paramLabel = "CONDITION", split = ",",
            description = "Exit with 7 if an assertion fails (assertions), with 8 if one is undecided (unproven). "
                    + "Default: always 0.")
    private Set<ProductionExitCode> conditions = EnumSet.noneOf(ProductionExitCode.class);

    @Option(names = "--application", paramLabel = "PACKAGE", split = ",",
            description = "Packages of the application, to which samples are assigned. Default: all but those of the JDK.")
    private List<String> packages = List.of();

    @Option(names = "--json", paramLabel = "FILE", description = "Write all figures to this file.")
    private Path json;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a self-contained page to this file.")
    private Path html;

    @SuppressWarnings("UnusedVariable")
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Print this text.")
    private boolean help;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!results.isGiven()) {
            throw new IOException("no results of benchmarks: name JSON of JMH by --results FILE");
        }
        if (recordings.isEmpty() == (pid == null)) {
            throw new IOException(pid == null ? "no recording: name files (.jfr), or a running VM by --pid"
                    : "either recordings or --pid, not both");
        }
        MethodResults measured = results.read();
        List<String> wanted = formulas();
        if (pid == null) {
            return show(measured, wanted, recordings);
        }
        Path dump = VmCleanup.file("jmh-production-", ".jfr");
        try {
            new RunningVm(pid).dump(dump);
            return show(measured, wanted, List.of(dump));
        } finally {
            VmCleanup.remove(dump);
        }
    }

    private int show(MethodResults measured, List<String> wanted, List<Path> files) throws IOException {
        ApplicationClasses application = new ApplicationClasses(packages);
        Recordings read = Recordings.read(files, skip == null ? WarmupSkip.DEFAULT : new WarmupSkip(skip, true),
                method -> ProductionReport.isMeasured(measured.methods(), method), application::has);
        if (!read.hasMethods()) {
            throw new IOException(read.filters().isEmpty()
                    ? files + ": no times of methods (jdk.MethodTiming, jdk.MethodTrace): record on JDK 25 or newer with "
                            + "what `settings` writes"
                    : files + ": this VM has none of the methods to time: " + read.filters()
                            + "; it has not loaded their classes, or runs another version of the code");
        }
        ProductionReport report =
                ProductionReport.of(read, measured, new ReportSettings(tolerance, wanted, application::has));
        PrintWriter out = new PrintWriter(new PrintableWriter(spec.commandLine().getOut()), true);
        ProductionConsole.lines(report).forEach(out::println);
        out.flush();
        if (json != null) {
            Files.writeString(json, Printable.document(ProductionJson.text(report)));
        }
        if (html != null) {
            Files.writeString(html, Printable.document(ProductionPage.page(report)));
        }
        return conditions.stream().sorted()
                .filter(condition -> report.assertions().all().stream().map(JudgedAssertion::verdict)
                        .anyMatch(condition::isMetBy))
                .findFirst().map(ProductionExitCode::code).orElse(0);
    }

    private List<String> formulas() throws IOException {
        List<String> all = new ArrayList<>(formulas);
        if (assertions != null) {
            Files.readAllLines(assertions).stream().map(String::trim)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#")).forEach(all::add);
        }
        return all;
    }

    /** Recognizes classes of the application: those in packages that a user names, or else all outside the JDK. */
    private static final class ApplicationClasses {

        private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

        private final List<String> packages;

        ApplicationClasses(List<String> packages) {
            this.packages = packages.stream().map(name -> name.endsWith(".") ? name : name + ".").toList();
        }

        boolean has(String type) {
            return packages.isEmpty() ? JDK.stream().noneMatch(type::startsWith)
                    : packages.stream().anyMatch((type + ".")::startsWith);
        }
    }

    /** Parses shares above 0 and below 100, such as {@code 25%} or {@code 0.25}. */
    private static final class ShareConverter implements ITypeConverter<Double> {

        @Override
        public Double convert(String text) {
            double share = Percent.parse(text);
            if (share > 0 && share < 100) {
                return share;
            }
            throw new TypeConversionException("'" + text + "' is not a share above 0: write 25% or 0.25");
        }
    }

    /** Lists the exit codes of the command, which equal those of JMH runs. */
    private enum ProductionExitCode {

        /** An assertion fails or cannot be parsed. */
        ASSERTIONS(7),

        /** The data cannot decide an assertion. */
        UNPROVEN(8);

        private final int code;

        ProductionExitCode(int code) {
            this.code = code;
        }

        int code() {
            return code;
        }

        boolean isMetBy(AssertionVerdict verdict) {
            return this == ASSERTIONS ? verdict.isFailure() : verdict.isOpen();
        }
    }
}
