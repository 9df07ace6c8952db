package org.openjdk.jmh.bench.command;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.bench.replay.Candidate;
import org.openjdk.jmh.bench.replay.Grouping;
import org.openjdk.jmh.bench.replay.RatioInterval;
import org.openjdk.jmh.bench.replay.ReplaySettings;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The settings of replayed runs on the command line. */
final class RunOptions {

    @Option(names = {"-c", "--criterion"}, defaultValue = "cv rciw kld steady", split = " ", paramLabel = "CRITERIA",
            description = "Criteria as for -sc, perhaps with thresholds: kld, cv@0.02, cv,kld@0.01,0.95 (both must "
                    + "hold). Repeat it to compare several. Default: ${DEFAULT-VALUE}.")
    private List<String> criteria;

    @Option(names = "--wi-min", defaultValue = "" + ReconfigurationDefaults.MIN_WARMUP_ITERATIONS, paramLabel = "N",
            description = "Warmup iterations at least. Default: ${DEFAULT-VALUE}.")
    private int minimumWarmup;

    @Option(names = "--wi-max", defaultValue = "" + ReconfigurationDefaults.MAX_WARMUP_ITERATIONS, paramLabel = "N",
            description = "Warmup iterations at most. Default: ${DEFAULT-VALUE}.")
    private int maximumWarmup;

    @Option(names = "--mi", defaultValue = "" + ReconfigurationDefaults.MEASUREMENT_ITERATIONS, paramLabel = "N",
            description = "Measurement iterations of a dynamic run. Default: ${DEFAULT-VALUE}.")
    private int measurementIterations;

    @Option(names = "--static-mi", defaultValue = "50", paramLabel = "N",
            description = "Measurement iterations of the static run, as in FSE'20. Default: ${DEFAULT-VALUE}.")
    private int staticMeasurement;

    @Option(names = "--f-min", defaultValue = "" + ReconfigurationDefaults.MIN_FORKS, paramLabel = "N",
            description = "Forks at least. Default: ${DEFAULT-VALUE}.")
    private int minimumForks;

    @Option(names = "--f-max", defaultValue = "" + ReconfigurationDefaults.MAX_FORKS, paramLabel = "N",
            description = "Forks at most. Default: ${DEFAULT-VALUE}.")
    private int maximumForks;

    @Option(names = "--window", defaultValue = "" + ReconfigurationDefaults.WARMUP_WINDOW, paramLabel = "N",
            description = "Sliding window of the warmup. Default: ${DEFAULT-VALUE}.")
    private int window;

    @Option(names = "--seed", defaultValue = "" + ReconfigurationDefaults.SEED, paramLabel = "N",
            description = "Seed of everything drawn at random. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--history", defaultValue = "0", paramLabel = "SECONDS",
            description = "Replays each criterion twice more: half of the forks knowing nothing, and knowing so many "
                    + "seconds of each fork of the other half, as with -hist. 160 are a reference run, 60 a static one. "
                    + "Default: 0, not at all.")
    private double historySeconds;

    /** The settings, checked. */
    ReplaySettings settings(CommandLine command, int slices, Grouping grouping, RatioInterval interval) {
        try {
            requirePositive(command, "--slices", slices);
            requirePositive(command, "--mi", measurementIterations);
            requirePositive(command, "--static-mi", staticMeasurement);
            requirePositive(command, "--wi-max", maximumWarmup);
            requirePositive(command, "--f-max", maximumForks);
            requirePositive(command, "--wi-min", minimumWarmup);
            requirePositive(command, "--f-min", minimumForks);
            requirePositive(command, "--window", window);
            requireHistory(command);
            List<Candidate> candidates = new ArrayList<>();
            criteria.forEach(text -> candidates.add(Candidate.parse(text)));
            ReplaySettings settings = new ReplaySettings(candidates, slices, grouping, interval,
                    minimum(command, "--wi-min", minimumWarmup, "--wi-max", maximumWarmup), maximumWarmup,
                    measurementIterations, staticMeasurement,
                    minimum(command, "--f-min", minimumForks, "--f-max", maximumForks), maximumForks, window, seed,
                    historySeconds);
            settings.check();
            return settings;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(command, e.getMessage(), e);
        }
    }

    private void requireHistory(CommandLine command) {
        if (!(historySeconds >= 0 && historySeconds < Integer.MAX_VALUE)) {
            throw new ParameterException(command, "--history is " + historySeconds + ": it must be 0 s or more");
        }
    }

    /** A minimum that was asked for must fit; the default gives way to a small maximum, as in a live run. */
    private static int minimum(CommandLine command, String option, int value, String maximumOption, int maximum) {
        if (value > maximum && command.getParseResult().hasMatchedOption(option)) {
            throw new ParameterException(command, option + " is " + value + ": it must not be above " + maximumOption
                    + ", which is " + maximum);
        }
        return Math.min(value, maximum);
    }

    /** Complains where the number of an option is below 1. */
    static void requirePositive(CommandLine command, String option, int value) {
        requireAtLeast(1, command, option, value);
    }

    /** Complains where the number of an option is below a minimum. */
    static void requireAtLeast(int minimum, CommandLine command, String option, int value) {
        if (value < minimum) {
            throw new ParameterException(command, option + " is " + value + ": it must be " + minimum + " or more");
        }
    }
}
