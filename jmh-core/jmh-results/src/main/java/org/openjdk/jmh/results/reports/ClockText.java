package org.openjdk.jmh.results.reports;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.comparison.ClockCheck;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.comparison.ResultComparison;

/** Formats the checks by own time of benchmarks whose instructions are the same. */
final class ClockText {

    private ClockText() {
    }

    /** Returns a sentence for each benchmark whose time changed although its instructions did not. */
    static List<String> warnings(ResultComparison comparison) {
        return sentences(comparison, check -> check.change().isPresent());
    }

    /** Returns a sentence for each other benchmark. */
    static List<String> remarks(ResultComparison comparison) {
        return sentences(comparison, check -> !check.change().isPresent());
    }

    private static List<String> sentences(ResultComparison comparison, Predicate<ClockCheck> filter) {
        return comparison.clock().stream().filter(filter).map(ClockText::sentence).collect(Collectors.toList());
    }

    private static String sentence(ClockCheck check) {
        return check.key().shortName() + ": " + check.time().map(ClockText::sentence)
                .orElseGet(() -> "JMH did not compare its time: " + check.obstacle());
    }

    private static String sentence(ComparedMetric time) {
        String change = ReportText.changeWithInterval(time.comparison().ratio());
        return time.verdict().isChange()
                ? "instructions are the same, but by own time it is " + change + " " + ReportText.word(time)
                        + ": memory, vectors or locks"
                : time.verdict() == Verdict.SAME ? "time agrees: " + change
                        : "time neither agrees nor disagrees: " + change + " after "
                                + Nouns.count(time.baseline().length, "pair");
    }

    static void write(ClockCheck check, JsonWriter json) throws IOException {
        json.beginObject();
        JsonFields.key(json, check.key());
        if (check.time().isPresent()) {
            ComparedMetric time = check.time().get();
            json.name("unit").value(time.unit());
            JsonFields.numbers(json.name("baseline"), time.baseline());
            JsonFields.numbers(json.name("candidate"), time.candidate());
            JsonFields.interval(json, "ratio", time.comparison().ratio());
            json.name("verdict").value(ReportText.verdict(time.verdict()));
        }
        json.name("sentence").value(sentence(check));
        json.endObject();
    }
}
