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
 * What a run did.
 *
 * @param tests    every test method that was found
 * @param problems what could not be read or written, one line each
 * @param files    how many source files had each fate
 * @param reading  the time until all decisions were taken, without that of the listing VM
 * @param listing  the time of the listing VM
 * @param writing  the time for the sources
 */
public record ConversionReport(List<TestOutcome> tests, List<String> problems, Map<String, Integer> files,
                               Duration reading,
                               Duration listing, Duration writing) {

    /** Details of a reason, by which tests are not grouped: what follows in brackets or after a colon. */
    private static final String DETAILS = " \\(|: (?!it )";

    /** Qualified names of classes and methods, alone or several of them. */
    private static final Pattern NAMES = Pattern.compile(
            "\\[?[\\w$]+(?:\\.[\\w$]+)+(?:\\([^)]*\\)?)?(?:, [\\w$]+(?:\\.[\\w$]+)+)*\\]?");

    /**
     * Counts the tests of one fate.
     *
     * @param scaffold the fate
     * @return how many
     */
    public long count(Conversion.Scaffold scaffold) {
        return tests.stream().filter(t -> t.scaffold() == scaffold).count();
    }

    /**
     * Counts the tests that became benchmarks.
     *
     * @return how many
     */
    public long converted() {
        return tests.size() - count(Conversion.Scaffold.SKIPPED);
    }

    /**
     * Lists what tests compute in vain.
     *
     * @return the findings in all tests, none if there was no search
     */
    public List<DeadResult> deadResults() {
        return tests.stream().map(TestOutcome::deadResults).filter(Objects::nonNull).flatMap(List::stream).toList();
    }

    /**
     * Counts the tests of one fate by their reasons.
     *
     * @param scaffold the fate
     * @return numbers by reason, without the details of the reasons, and without names where reasons differ in nothing
     *         else
     */
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
