package org.openjdk.jmh.runner;

import java.io.PrintStream;
import java.util.OptionalInt;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.estimates.EarlierTimes;
import org.openjdk.jmh.estimates.TimeTable;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/** Lists the benchmarks of a run with the expected time of their forks, without running them. */
final class TimeListing {

    private TimeListing() {
    }

    static void print(HookedRunner runner, CommandLineOptions options, PrintStream out) throws RunnerException {
        EarlierTimes earlier = runner.inputs().earlier(options);
        TimeTable table = new TimeTable();
        int unknown = 0;
        for (BenchmarkParams params : runner.resolve()) {
            int fewest = runner.minWarmupIterations(params);
            table.add(params, EarlierTimes.orBySettings(earlier, params, fewest));
            unknown += earlier != null && earlier.of(params, fewest).isPresent() ? 0 : 1;
        }
        ConsoleLines.ofText(table.lines()).forEach(out::println);
        String source = source(earlier != null ? OptionalInt.of(unknown) : OptionalInt.empty());
        ConsoleLines.of("# " + source).forEach(out::println);
    }

    private static String source(OptionalInt unknown) {
        String settings =
                "settings: operations longer than an iteration take more time (-load uses earlier times)";
        return !unknown.isPresent() ? "By " + settings
                : unknown.getAsInt() == 0 ? "From settings and earlier results"
                        : "From settings and earlier results; for "
                                + Nouns.count(unknown.getAsInt(), "benchmark") + " from settings only";
    }
}
