package org.openjdk.jmh.mutate.commands;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.mutate.comparisons.RunSettings;
import org.openjdk.jmh.mutate.forks.ForkLength;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.verdicts.KillSettings;
import org.openjdk.jmh.runner.options.Clock;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Percent;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Holds options that select benchmarks and set the length of measurements. */
final class KillOptions {

    /** Rule that decides whether a mutant is killed. */
    enum Oracle {

        /** Sequential confidence intervals with a controlled false discovery rate. */
        SEQUENTIAL,

        /** The rule of the ju2jmh paper, after all blocks. */
        PA
    }

    @Option(names = {"-b", "--benchmarks"}, required = true, paramLabel = "JAR",
            description = "Benchmarks: a jar, or folders and jars as in a class path.")
    private String benchmarks;

    @Option(names = "--include", paramLabel = "REGEX", split = ",",
            description = "Benchmarks to run, as in JMH. Default: all.")
    List<String> includes = new ArrayList<>();

    @Option(names = "--exclude", paramLabel = "REGEX", split = ",", description = "Benchmarks to leave out.")
    List<String> excludes = new ArrayList<>();

    @Option(names = "--threshold", paramLabel = "SHARE", split = ",", converter = ShareConverter.class,
            description = "Slow-downs to exceed, ascending; the first one kills a mutant. " + "Default: 1%%,5%%,10%%.")
    private List<Double> thresholds = new ArrayList<>();

    @Option(names = "--rate", paramLabel = "SHARE", converter = ShareConverter.class, defaultValue = "5%",
            description = "False discovery rate of the kills. Default: ${DEFAULT-VALUE}.")
    private double rate;

    @Option(names = "--oracle", defaultValue = "sequential",
            description = "Which rule decides: ${COMPLETION-CANDIDATES}. pa is that of the ju2jmh paper, and takes all "
                    + "pairs. Default: ${DEFAULT-VALUE}.")
    private Oracle oracle;

    @Option(names = {"-f", "--blocks"}, paramLabel = "N", defaultValue = "10",
            description = "Maximum number of forks per side. Default: ${DEFAULT-VALUE}.")
    private int blocks;

    @Option(names = "-wi", paramLabel = "N", defaultValue = "3",
            description = "Warmup iterations of a fork, regardless of annotations. Default: ${DEFAULT-VALUE}.")
    private int warmups;

    @Option(names = "-w", paramLabel = "TIME", converter = TimeValueConverter.class, defaultValue = "200ms",
            description = "Time of each. Default: ${DEFAULT-VALUE}.")
    private TimeValue warmup;

    @Option(names = "-i", paramLabel = "N", defaultValue = "3",
            description = "Measurement iterations of a fork. Default: ${DEFAULT-VALUE}.")
    private int measurements;

    @Option(names = "-r", paramLabel = "TIME", converter = TimeValueConverter.class, defaultValue = "200ms",
            description = "Time of each. Default: ${DEFAULT-VALUE}.")
    private TimeValue measurement;

    @Option(names = "--clock", defaultValue = "wall",
            description = "own leaves out the time during which threads waited for a processor, as Linux reports it; wall counts "
                    + "all time. Default: ${DEFAULT-VALUE}.")
    Clock clock;

    @Option(names = "--jvm", paramLabel = "JAVA",
            description = "Java executable of the forks, Java 17 or newer. Default: from annotations, else this one.")
    @Nullable
    String jvm;

    @Option(names = "--tries", paramLabel = "N", defaultValue = "3",
            description = "Maximum number of benchmarks to try a mutant on, until one notices it. Default: "
                    + "${DEFAULT-VALUE}.")
    private int tries;

    @Option(names = "--exhaustive",
            description = "Try a mutant on further benchmarks even if one has noticed it.")
    private boolean exhaustive;

    @Option(names = "--controls", paramLabel = "N", defaultValue = "0",
            description = "Comparisons of the original with itself, spread among the others: none should count as killed.")
    private int controls;

    @Option(names = "--budget", paramLabel = "TIME", converter = TimeValueConverter.class,
            description = "Time for measuring, as in 30m or 8h; the most promising comparisons come first.")
    private @Nullable TimeValue budget;

    @Option(names = "--fresh", description = "Discard the measurements of an earlier run instead of continuing it.")
    boolean fresh;

    /** Parses a class path in the notation of the system. */
    static List<Path> paths(String classPath) {
        return Arrays.stream(classPath.split(Pattern.quote(File.pathSeparator))).filter(each -> !each.isBlank())
                .map(Path::of).toList();
    }

    List<Path> benchmarks() {
        return paths(benchmarks);
    }

    ForkLength length() throws MutateException {
        if (warmups < 0 || measurements < 1) {
            throw new MutateException("-wi is 0 or more and -i 1 or more, not " + warmups + " and " + measurements
                    + ".");
        }
        return new ForkLength(warmups, warmup, measurements, measurement);
    }

    RunSettings settings() throws MutateException {
        if (tries < 1 || controls < 0) {
            throw new MutateException("--tries is 1 or more and --controls 0 or more.");
        }
        try {
            KillSettings kill = new KillSettings(thresholds.isEmpty() ? KillSettings.PUBLISHED_THRESHOLDS
                    : thresholds, rate, blocks);
            return new RunSettings(kill, tries, exhaustive, controls, oracle == Oracle.PA,
                    budget == null ? Double.POSITIVE_INFINITY : TimeValueConverter.seconds(budget));
        } catch (IllegalArgumentException e) {
            throw new MutateException(e.getMessage() + ".", e);
        }
    }

    /** Parses shares from 0 and below 10, such as {@code 5%} or {@code 0.05}; {@code 5} is 500 %. */
    private static final class ShareConverter implements ITypeConverter<Double> {

        @Override
        public Double convert(String text) {
            double share = Percent.parse(text);
            if (share >= 0 && share < 10) {
                return share;
            }
            throw new TypeConversionException("'" + text + "' is not a share: write 5% or 0.05");
        }
    }
}
