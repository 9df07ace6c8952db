package org.openjdk.jmh.javadoc;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.dynreconf.text.ShellWord;
import org.openjdk.jmh.results.comparison.Unit;
import org.openjdk.jmh.results.measures.MeasuredResult;

/**
 * Formats results as a part of a page: a table and a script that plots it. It needs no other file, and a page may
 * contain many.
 */
final class PerformanceSection {

    private static final int DIGITS = 4;

    private final List<MeasuredResult> own;
    private final List<MeasuredResult> beside;
    private final CommonUnit unit;
    private final Set<String> parameters = new LinkedHashSet<>();
    private final boolean hasSeveralModes;
    private final String command;

    PerformanceSection(List<MeasuredResult> results, ShownResults measurements) {
        own = results;
        beside = measurements.beside(results);
        command = measurements.command;
        List<MeasuredResult> all = Stream.concat(own.stream(), beside.stream()).toList();
        unit = new CommonUnit(all);
        all.forEach(result -> parameters.addAll(result.key().parameters().keySet()));
        hasSeveralModes = all.stream().map(result -> result.key().mode()).distinct().count() > 1;
    }

    String html() {
        Document page = new Document("");
        page.outputSettings().prettyPrint(false);
        Element section = page.appendElement("section").addClass("jmh-performance");
        section.appendElement("style").appendChild(new DataNode(resource("performance.css")));
        section.appendElement("h4").text("Performance");
        table(section);
        circumstances(section);
        section.appendElement("script").appendChild(new DataNode(resource("performance.js")));
        return Printable.document(section.outerHtml());
    }

    private void table(Element section) {
        Element table = section.appendElement("div").addClass("jmh-table").appendElement("table");
        Element head = table.appendElement("thead").appendElement("tr");
        head.appendElement("th").attr("scope", "col").text("Benchmark");
        parameters.forEach(name -> head.appendElement("th").attr("scope", "col").addClass("jmh-parameter").text(name));
        List.of("Mean", "95 % interval", "Median", "Unit", "Forks")
                .forEach(name -> head.appendElement("th").attr("scope", "col").text(name));
        Element body = table.appendElement("tbody");
        own.forEach(result -> row(body, result));
        if (!beside.isEmpty()) {
            body.appendElement("tr").appendElement("th").attr("scope", "rowgroup")
                    .attr("colspan", String.valueOf(6 + parameters.size())).text("See also");
            beside.forEach(result -> row(body, result));
        }
    }

    private void row(Element body, MeasuredResult result) {
        double factor = unit.factor(result);
        Interval mean = scaled(result.mean(), factor);
        boolean hasInterval = Double.isFinite(mean.lower()) && Double.isFinite(mean.upper());
        Element row = body.appendElement("tr")
                .attr("data-mean", String.valueOf(mean.point()))
                .attr("data-median", String.valueOf(factor * result.median()));
        if (hasInterval) {
            row.attr("data-low", String.valueOf(mean.lower())).attr("data-high", String.valueOf(mean.upper()));
        }
        row.appendElement("td").addClass("jmh-name").attr("title", result.key().benchmark()).text(name(result));
        Map<String, String> values = result.key().parameters();
        parameters.forEach(name -> number(row, values.getOrDefault(name, "")).addClass("jmh-parameter"));
        number(row, significant(mean.point()));
        number(row, hasInterval ? significant(mean.lower()) + " \u2013 " + significant(mean.upper()) : "");
        number(row, significant(factor * result.median()));
        row.appendElement("td").addClass("jmh-unit").text(unit.of(result));
        number(row, String.valueOf(result.forks()));
    }

    private static Interval scaled(Interval interval, double factor) {
        return Interval.of(factor * interval.lower(), factor * interval.point(), factor * interval.upper());
    }

    private static Element number(Element row, String text) {
        return row.appendElement("td").text(text);
    }

    /** Returns class and method without packages, which would fill the table. */
    private String name(MeasuredResult result) {
        return result.key().shortBenchmark() + (hasSeveralModes ? " (" + result.key().mode() + ")" : "");
    }

    private static String significant(double value) {
        if (!Double.isFinite(value)) {
            return "";
        }
        BigDecimal rounded = new BigDecimal(value).round(new MathContext(DIGITS));
        int decimals = DIGITS - (rounded.precision() - rounded.scale());
        return rounded.setScale(Math.max(0, decimals), RoundingMode.UNNECESSARY).toPlainString();
    }

    private void circumstances(Element section) {
        Set<String> dates = new TreeSet<>();
        Set<String> machines = new LinkedHashSet<>();
        Stream.concat(own.stream(), beside.stream()).forEach(result -> {
            dates.add(result.date());
            machines.add(String.join(", ", result.circumstances()));
        });
        section.appendElement("p").addClass("jmh-note")
                .text("Measured " + String.join(", ", dates) + " on " + String.join("; ", machines)
                        + ". Intervals are of the mean over forks. Results differ between machines.");
        Element again = section.appendElement("p").addClass("jmh-note").text("Measure again: ");
        commands().forEach(line -> again.appendElement("code").text(line));
    }

    /** Returns one command for the benchmarks with the same settings, with all values of parameters. */
    private List<String> commands() {
        Map<String, Map<String, Set<String>>> values = new TreeMap<>();
        own.forEach(result -> {
            Map<String, Set<String>> ofOne = values.computeIfAbsent(
                    ShellWord.of("^" + result.key().benchmark().replace(".", "\\.") + "$") + " " + result.options(),
                    key -> new TreeMap<>());
            result.key().parameters().forEach(
                    (name, value) -> ofOne.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(value));
        });
        List<String> commands = new ArrayList<>();
        values.forEach((benchmark, ofOne) -> commands.add(command + " " + benchmark + ofOne.entrySet().stream()
                .map(entry -> " -p " + ShellWord.of(entry.getKey() + "=" + String.join(",", entry.getValue())))
                .collect(Collectors.joining())));
        return commands;
    }

    private static String resource(String name) {
        try (InputStream in = PerformanceSection.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Chooses a common unit for results. For times of an operation it is the largest unit in which all of them are at least
     * 1, otherwise the unit of the first result.
     */
    private static final class CommonUnit {

        private static final List<Unit> TIMES =
                List.of(Unit.of("s/op"), Unit.of("ms/op"), Unit.of("us/op"), Unit.of("ns/op"));

        private final Unit unit;

        CommonUnit(List<MeasuredResult> results) {
            Unit first = Unit.of(results.get(0).unit());
            unit = first.factorTo(TIMES.get(0)).isEmpty() ? first
                    : TIMES.stream().filter(time -> smallest(results, time) >= 1).findFirst()
                            .orElse(TIMES.get(TIMES.size() - 1));
        }

        private static double smallest(List<MeasuredResult> results, Unit unit) {
            return results.stream()
                    .flatMap(result -> factor(result, unit).map(factor -> factor * result.mean().point()).stream())
                    .mapToDouble(Double::doubleValue).min().orElse(0);
        }

        /** Returns the factor from a result's unit to the common one; 1 if they are incompatible. */
        double factor(MeasuredResult result) {
            return factor(result, unit).orElse(1.0);
        }

        /** Returns the unit of a result after its values were multiplied by {@link #factor}. */
        String of(MeasuredResult result) {
            return factor(result, unit).isPresent() ? unit.toString() : result.unit();
        }

        private static Optional<Double> factor(MeasuredResult result, Unit unit) {
            return Unit.of(result.unit()).factorTo(unit);
        }
    }
}
