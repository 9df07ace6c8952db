package org.openjdk.jmh.bridge.report;

import org.openjdk.jmh.bridge.deadcode.DeadResult;
import org.openjdk.jmh.bridge.plan.Conversion;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Report of a run.
 *
 * @param tests    all test methods that were found
 * @param problems inputs or outputs that failed, one line each
 * @param files    number of source files by what happened to them
 * @param reading  time until everything was planned, without listing
 */
public record ConversionReport(List<ConversionOutcome> tests, List<String> problems, Map<String, Integer> files,
                               Duration reading,
                               Duration listing, Duration writing) {

    /** Separator before details of a reason, which are ignored when tests are counted by reason. */
    private static final String DETAILS = " \\(|: (?!it )";

    /** Matches qualified names of classes and methods, alone or in a list. */
    private static final Pattern NAMES = Pattern.compile(
            "\\[?[\\w$]+(?:\\.[\\w$]+)+(?:\\([^)]*\\)?)?(?:, [\\w$]+(?:\\.[\\w$]+)+)*\\]?");

    public long count(Conversion.Scaffold scaffold) {
        return tests.stream().filter(t -> t.scaffold() == scaffold).count();
    }

    public long converted() {
        return tests.size() - count(Conversion.Scaffold.SKIPPED);
    }

    /** Returns unused results of all tests; empty if there was no search. */
    public List<DeadResult> deadResults() {
        return tests.stream().map(ConversionOutcome::deadResults).filter(Objects::nonNull).flatMap(List::stream)
                .toList();
    }

    /** Counts tests by reason, without details. Names are replaced by dots if the reasons differ only in them. */
    public Map<String, Integer> reasons(Conversion.Scaffold scaffold) {
        Map<String, List<String>> alike = tests.stream().filter(t -> t.scaffold() == scaffold)
                .map(t -> t.reason().split(DETAILS, 2)[0].strip())
                .collect(Collectors.groupingBy(reason -> NAMES.matcher(reason).replaceAll("...")));
        Map<String, Integer> counts = new TreeMap<>();
        alike.forEach((common, reasons) -> counts.put(
                reasons.stream().distinct().count() == 1 ? reasons.get(0) : common, reasons.size()));
        return counts;
    }
}
