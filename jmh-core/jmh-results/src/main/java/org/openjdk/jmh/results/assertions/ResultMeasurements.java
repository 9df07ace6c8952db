package org.openjdk.jmh.results.assertions;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.assertions.Findings;
import org.openjdk.jmh.dynreconf.assertions.MeasuredData;
import org.openjdk.jmh.dynreconf.assertions.formula.Argument;
import org.openjdk.jmh.dynreconf.assertions.formula.Dimension;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.results.json.ResultKey;

/** Finds the results that the formulas of a class refer to. */
final class ResultMeasurements implements MeasuredData {

    /** Lists the modes in order of preference for a benchmark that was measured in several. */
    private static final List<String> MODES = Collections.unmodifiableList(
            Arrays.asList("avgt", "sample", "thrpt", "ss"));

    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?");

    private final String owner;
    private final SideIndex results;
    private final Optional<SideIndex> baseline;

    ResultMeasurements(String owner, SideIndex results, Optional<SideIndex> baseline) {
        this.owner = owner;
        this.results = results;
        this.baseline = baseline;
    }

    @Override
    public Findings find(Measured wanted) {
        if (wanted.isBaseline() && !baseline.isPresent()) {
            return Findings.notRun("there is no baseline: name one with -vs");
        }
        SideIndex side = side(wanted);
        List<String> names = BenchmarkNames.find(wanted.name(), owner, side.names);
        if (names.size() != 1) {
            return names.isEmpty() ? notRun(wanted) : Findings.unusable(
                    wanted.name() + " may be " + String.join(" or ", names));
        }
        return find(wanted, side, side.keys(names.get(0)));
    }

    private SideIndex side(Measured wanted) {
        return wanted.isBaseline() ? baseline.orElse(results) : results;
    }

    private static Findings notRun(Measured wanted) {
        return Findings.notRun("no result of " + (wanted.isBaseline() ? "baseline." : "") + wanted.name());
    }

    private static Findings find(Measured wanted, SideIndex side, List<ResultKey> keys) {
        SortedSet<String> parameters = parameters(keys);
        for (Argument argument : wanted.arguments()) {
            if (!parameter(argument, parameters).isPresent()) {
                return Findings.unusable("it is unclear which parameter of " + wanted.name() + " is "
                        + argument + ": " + (parameters.isEmpty() ? "it has none"
                                : "it has " + String.join(", ", parameters)));
            }
        }
        List<ResultKey> matching = matching(wanted, keys);
        return matching.isEmpty() ? Findings.notRun("no result of " + wanted + ", but of " + shown(keys))
                : isAmbiguous(matching)
                        ? Findings.unusable(wanted + " has results of several values: " + shown(matching)
                                + "; name one, or all with forall")
                        : measured(wanted, side, matching);
    }

    private static boolean isAmbiguous(List<ResultKey> matching) {
        return matching.stream().map(ResultKey::parameters).distinct().count() > 1;
    }

    /** Returns the results with the values of all arguments; empty if an argument is ambiguous. */
    private static List<ResultKey> matching(Measured wanted, List<ResultKey> keys) {
        Map<String, String> values = new LinkedHashMap<>();
        SortedSet<String> parameters = parameters(keys);
        for (Argument argument : wanted.arguments()) {
            Optional<String> name = parameter(argument, parameters);
            if (!name.isPresent()) {
                return Collections.emptyList();
            }
            values.put(name.get(), argument.value().orElse(""));
        }
        return keys.stream().filter(key -> key.parameters().entrySet().containsAll(values.entrySet()))
                .collect(Collectors.toList());
    }

    /** Returns the results by mode, the preferred mode first; empty if there are none or the name is ambiguous. */
    Map<String, ResultKey> keys(Measured wanted) {
        Map<String, ResultKey> byMode = new LinkedHashMap<>();
        List<String> names = BenchmarkNames.find(wanted.name(), owner, side(wanted).names);
        List<ResultKey> matching = names.size() == 1 ? matching(wanted, side(wanted).keys(names.get(0)))
                : Collections.emptyList();
        if (!isAmbiguous(matching)) {
            for (String mode : MODES) {
                matching.stream().filter(key -> key.mode().equals(mode)).findFirst()
                        .ifPresent(key -> byMode.put(mode, key));
            }
        }
        return byMode;
    }

    private static SortedSet<String> parameters(List<ResultKey> keys) {
        SortedSet<String> parameters = new TreeSet<>();
        keys.forEach(key -> parameters.addAll(key.parameters().keySet()));
        return parameters;
    }

    private static Optional<String> parameter(Argument argument, SortedSet<String> parameters) {
        if (argument.name().isPresent()) {
            return argument.name().filter(parameters::contains);
        }
        Optional<String> hint = argument.hint().filter(parameters::contains);
        return hint.isPresent() || parameters.size() != 1 ? hint : Optional.of(parameters.first());
    }

    private static String shown(List<ResultKey> keys) {
        return keys.stream().map(key -> key.parameters().entrySet().stream()
                .map(parameter -> parameter.getKey() + "=" + parameter.getValue()).collect(Collectors.joining(", ")))
                .distinct().collect(Collectors.joining("; "));
    }

    private static Findings measured(Measured wanted, SideIndex side, List<ResultKey> matching) {
        Map<String, ForkSamples> sides = new LinkedHashMap<>();
        for (String mode : MODES) {
            matching.stream().filter(key -> key.mode().equals(mode)).findFirst()
                    .flatMap(key -> side.measured(key, wanted.dimension())).ifPresent(found -> sides.put(mode, found));
        }
        Optional<Map.Entry<String, ForkSamples>> counted = wanted.dimension() == Dimension.TIME && sides.isEmpty()
                ? matching.stream().map(side::counted).filter(Optional::isPresent).map(Optional::get).findFirst()
                : Optional.empty();
        return counted.isPresent() ? Findings.counted(counted.get().getKey(), counted.get().getValue())
                : !sides.isEmpty() ? Findings.of(sides)
                        : Findings.unusable(wanted.dimension() == Dimension.BYTES
                                ? "the allocation of " + wanted.name() + " is unknown: run it with -prof gc"
                                : "the score of " + wanted.name() + " is not a time");
    }

    @Override
    public SortedMap<Double, Findings> series(Measured wanted, String parameter) {
        SortedMap<Double, Findings> series = new TreeMap<>();
        places(wanted, parameter).forEach((number, place) -> series.put(number, find(place)));
        return series;
    }

    /** Returns a quantity for each numeric value of a parameter, whether or not it has results. */
    SortedMap<Double, Measured> places(Measured wanted, String parameter) {
        SortedMap<Double, Measured> places = new TreeMap<>();
        if (wanted.isBaseline() && !baseline.isPresent()) {
            return places;
        }
        SideIndex side = side(wanted);
        for (String name : BenchmarkNames.find(wanted.name(), owner, side.names)) {
            for (ResultKey key : side.keys(name)) {
                String value = key.parameters().get(parameter);
                number(value).ifPresent(number -> places.put(number, wanted.with(parameter, value)));
            }
        }
        return places;
    }

    private static Optional<Double> number(@Nullable String text) {
        return text != null && NUMBER.matcher(text).matches() ? Optional.of(Double.valueOf(text)) : Optional.empty();
    }
}
