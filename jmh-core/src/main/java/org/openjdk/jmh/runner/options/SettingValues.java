package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretation;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretations;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.catalog.Thresholds;
import org.openjdk.jmh.results.reports.AssertionReport;
import org.openjdk.jmh.results.reports.ComparisonReport;
import org.openjdk.jmh.util.Optional;
import org.openjdk.jmh.util.Utils;

/** Types of settings whose values have special readers or checks. */
final class SettingValues {

    private static final int SIDES = 2;
    private static final String TIMEOUT_REMEDY =
            "the maximum time of a decision must be above 0, such as 60s";

    private SettingValues() {
    }

    static SettingType<String> criteria() {
        return SettingType.repeatable("criterion+", (flag, texts) -> String.join(",", texts),
                SettingType.notNull("one name or more"));
    }

    /** Joins names by commas. Returns null if a name is null, which the check rejects. */
    static String joined(String... names) {
        return names == null || Arrays.asList(names).contains(null) ? null : String.join(",", names);
    }

    static Collection<Double> numbers(double... values) {
        return values == null ? null : Arrays.stream(values).boxed().collect(Collectors.toList());
    }

    static SettingType<Collection<Double>> thresholds() {
        return SettingType.repeatable("number+", SettingValues::thresholds,
                SettingType.notNull("a number for each criterion"));
    }

    private static Collection<Double> thresholds(String flag, List<String> texts) throws CommandLineOptionException {
        try {
            return Thresholds.parse(String.join(",", shares(flag, String.join(",", texts))));
        } catch (CriterionException e) {
            throw new CommandLineOptionException(e.getMessage() + " (option -" + flag + ")");
        }
    }

    /** Converts percentages to shares, and keeps other thresholds. */
    private static List<String> shares(String flag, String thresholds) throws CommandLineOptionException {
        List<String> numbers = new ArrayList<>();
        for (String threshold : thresholds.split(",", -1)) {
            numbers.add(threshold.trim().endsWith("%") ? String.valueOf(Percentage.parse(flag, threshold)) : threshold);
        }
        return numbers;
    }

    static SettingType<TimeValue> decisionTimeout() {
        return SettingType.of("time", (flag, texts) -> decisionTimeout(flag, texts.get(0)), (call, longest) -> {
            if (longest == null || longest.convertTo(TimeUnit.NANOSECONDS) <= 0) {
                throw new IllegalArgumentException(call + ": " + TIMEOUT_REMEDY);
            }
        });
    }

    private static TimeValue decisionTimeout(String flag, String text) throws CommandLineOptionException {
        try {
            TimeValue longest = TimeValue.fromString(text);
            decisionTimeout().check(text, longest);
            return longest;
        } catch (IllegalArgumentException e) {
            throw new CommandLineOptionException("Option -" + flag + " " + text + ": " + TIMEOUT_REMEDY);
        }
    }

    static SettingType<Collection<ExitCondition>> exitConditions() {
        return SettingType.repeatable("condition+", (flag, texts) -> ExitCondition.parse(separated(texts)),
                SettingType.notNull("conditions"));
    }

    private static Collection<String> separated(Collection<String> texts) {
        Collection<String> parts = new ArrayList<>();
        for (String text : texts) {
            Collections.list(new StringTokenizer(text, ",")).forEach(part -> parts.add((String) part));
        }
        return parts;
    }

    static SettingType<Double> tolerance() {
        return SettingType.of("percent", (flag, texts) -> Percentage.parse(flag, texts.get(0)), (call, share) -> {
            SettingType.notNull("a share from 0 to below 1").check(call, share);
            ComparisonSettings.standard().withTolerance(share);
        });
    }

    static SettingType<Double> plannedChange() {
        return SettingType.of("percent", (flag, texts) -> Percentage.parseAboveZero(flag, texts.get(0)),
                SettingType.notNull("a share above 0 and below 1"));
    }

    /**
     * Creates the type of report files. Valid suffixes depend on other flags on the command line, so rules check those.
     */
    static SettingType<Collection<String>> comparisonReports() {
        return SettingType.texts("file", SettingValues::asTyped, (call, files) -> {
            SettingType.notNull("names of files").check(call, files);
            files.forEach(ComparisonReport::of);
        });
    }

    static SettingType<Collection<String>> assertionReports() {
        return SettingType.texts("file", SettingValues::assertionReports, (call, files) -> {
            SettingType.notNull("names of files").check(call, files);
            files.forEach(AssertionReport::of);
        });
    }

    private static Collection<String> assertionReports(String flag, List<String> files)
            throws CommandLineOptionException {
        for (String file : files) {
            try {
                AssertionReport.of(file);
            } catch (IllegalArgumentException e) {
                throw new CommandLineOptionException("-" + flag + " " + file + ": " + e.getMessage());
            }
        }
        return files;
    }

    private static Collection<String> asTyped(String flag, List<String> texts) {
        return texts;
    }

    static SettingType<Collection<String>> jvmArguments() {
        return SettingType.of("string", (flag, texts) -> Utils.splitQuotedEscape(texts.get(0)),
                SettingType.notNull("arguments"));
    }

    static SettingType<Map<String, String>> parameters() {
        return SettingType.repeatable("param=value", SettingValues::parameters, (call, values) -> {
            if (values == null || values.containsKey(null) || values.containsValue(null)) {
                throw new IllegalArgumentException(call + ": give a name and a value");
            }
        });
    }

    private static Map<String, String> parameters(String flag, List<String> texts) throws CommandLineOptionException {
        Map<String, String> values = new LinkedHashMap<>();
        for (String text : texts) {
            int equals = text.indexOf('=');
            if (equals < 1) {
                throw new CommandLineOptionException(
                        "-" + flag + " " + text + " is not a parameter: write -" + flag + " name=value");
            }
            if (values.put(text.substring(0, equals), text.substring(equals + 1)) != null) {
                throw new CommandLineOptionException(
                        "-" + flag + " " + text.substring(0, equals)
                                + " is given twice: the baseline has one value of each parameter; leave one out");
            }
        }
        return values;
    }

    /** Returns the union of two maps; the later values win. */
    static Map<String, String> united(Map<String, String> earlier, Map<String, String> later) {
        Map<String, String> all = new LinkedHashMap<>(earlier);
        all.putAll(later);
        return all;
    }

    static SettingType<Collection<String>> sideNames() {
        return SettingType.texts("string", SettingValues::sideNames, (call, names) -> {
            SettingType.notNull("the name of the baseline and that of the candidate").check(call, names);
            if (names.size() > SIDES) {
                throw new IllegalArgumentException(call + ": " + names.size() + " names for two sides");
            }
        });
    }

    private static Collection<String> sideNames(String flag, List<String> names) throws CommandLineOptionException {
        if (names.size() > SIDES) {
            throw new CommandLineOptionException("-" + flag + " is given " + names.size() + " times: the first names "
                    + "the baseline, the second the candidate");
        }
        return names;
    }

    static SettingType<Shard> shard() {
        return SettingType.repeatable("shard", SettingValues::shard,
                SettingType.notNull("Shard.of(2, 5) for the second of five"));
    }

    private static Shard shard(String flag, List<String> texts) throws CommandLineOptionException {
        if (texts.size() > 1) {
            throw new CommandLineOptionException("-" + flag + " is given more than once: " + texts);
        }
        return Shard.parse(texts.get(0), new SchedulerVariables(System.getenv()));
    }

    static String interpretations() {
        StringBuilder known = new StringBuilder();
        for (Interpretation each : Interpretations.builtIn()) {
            known.append(known.length() == 0 ? "" : ". ").append(each.name()).append(": ").append(each.description());
        }
        return known.toString();
    }

    static <C extends Collection<?>> Optional<C> unlessEmpty(C values) {
        return values.isEmpty() ? Optional.none() : Optional.of(values);
    }

    static <M extends Map<?, ?>> Optional<M> unlessEmpty(M values) {
        return values.isEmpty() ? Optional.none() : Optional.of(values);
    }
}
