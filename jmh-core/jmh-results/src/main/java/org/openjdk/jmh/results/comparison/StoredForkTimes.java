package org.openjdk.jmh.results.comparison;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.dynreconf.planning.Costs;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.results.json.StoredResult;

/** Computes the duration of forks from the settings of a stored result. */
final class StoredForkTimes {

    private static final Pattern TIME = Pattern.compile("(\\d{1,15}) (\\w+)");

    private StoredForkTimes() {
    }

    /** Returns the costs of a fork; empty for single shots, whose duration is not configured. */
    static Optional<Costs> of(StoredResult result) {
        Optional<Double> iteration = seconds(result, "measurementTime");
        double warmup = warmupSeconds(result).orElse(0.0);
        return iteration.filter(seconds -> seconds > 0 && warmup >= 0)
                .map(seconds -> new Costs(ForkEstimate.START + warmup, seconds));
    }

    /** Returns the configured warmup of a fork in seconds; empty for single shots. */
    static Optional<Double> warmupSeconds(StoredResult result) {
        return seconds(result, "warmupTime").flatMap(
                time -> result.value("warmupIterations").map(StoredForkTimes::number).map(count -> count * time));
    }

    private static Optional<Double> seconds(StoredResult result, String name) {
        return result.value(name).map(TIME::matcher).filter(Matcher::matches).flatMap(
                time -> Unit.seconds(time.group(2)).map(unit -> unit * Double.parseDouble(time.group(1))));
    }

    private static double number(String text) {
        return text.matches("\\d{1,15}") ? Double.parseDouble(text) : 0;
    }
}
