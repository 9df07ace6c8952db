package org.openjdk.jmh.mutate.reports;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.mutate.model.Mutant;
import org.openjdk.jmh.mutate.results.ApiMethod;
import org.openjdk.jmh.mutate.results.BenchmarkScore;
import org.openjdk.jmh.mutate.results.MutantNames;
import org.openjdk.jmh.mutate.results.MutantResult;
import org.openjdk.jmh.mutate.results.MutantVerdict;
import org.openjdk.jmh.mutate.results.Score;
import org.openjdk.jmh.mutate.results.Summary;
import org.openjdk.jmh.results.reports.ShortNumber;

/** Formats the tables of the page. */
final class PageTables {

    private final Summary summary;
    private final int common;

    private PageTables(Summary summary) {
        this.summary = summary;
        this.common = summary.mutants().stream().map(each -> each.mutant().file()).reduce(PageTables::commonPart)
                .map(file -> file.lastIndexOf('/') + 1).orElse(0);
    }

    private static String commonPart(String one, String other) {
        int length = 0;
        while (length < Math.min(one.length(), other.length()) && one.charAt(length) == other.charAt(length)) {
            length++;
        }
        return one.substring(0, length);
    }

    /** {@return the model of the page's template} */
    static Map<String, Object> of(Summary summary) {
        PageTables tables = new PageTables(summary);
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("answer", answer(summary));
        model.put("heads", heads(summary, "", "mutants", "covered"));
        model.put("benchmarkHeads", heads(summary, "benchmark", "mutants covered", "tried"));
        model.put("operators", scores(summary.byOperator()));
        model.put("classes", scores(summary.byClass()));
        model.put("total", score(summary.total()));
        model.put("benchmarks", summary.byBenchmark().stream().map(PageTables::benchmark).toList());
        model.put("progress", progress(summary));
        model.put("survivors", tables.mutants(MutantVerdict.survivals()));
        model.put("uncovered", tables.mutants(List.of(MutantVerdict.NOT_COVERED)));
        model.put("unknown", tables.mutants(MutantVerdict.unknown()));
        model.put("api", summary.api().stream().map(PageTables::api).toList());
        model.put("noticed", summary.api().stream().filter(ApiMethod::isNoticed).count());
        model.put("controls", summary.controls().size());
        model.put("wrongKills", summary.wrongKills());
        model.put("seconds", number("%.0f", summary.seconds()));
        return model;
    }

    private static String answer(Summary summary) {
        Score total = summary.total();
        int killed = total.killed().get(0);
        return "The benchmarks execute " + total.covered() + " of " + Nouns.count(total.valid(), "mutant")
                + ", and notice that " + killed + (killed == 1 ? " is" : " are") + " slower by more than "
                + share(summary.thresholds().get(0)) + ".";
    }

    private static List<String> heads(Summary summary, String... first) {
        List<String> heads = new ArrayList<>(List.of(first));
        summary.thresholds().forEach(each -> heads.add("killed > " + share(each)));
        return heads;
    }

    private static String number(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }

    private static String share(double share) {
        return number("%.4g", 100 * share).replaceFirst("\\.?0+$", "") + " %";
    }

    private static List<List<String>> scores(List<Score> scores) {
        return scores.stream().map(PageTables::score).toList();
    }

    private static List<String> score(Score score) {
        List<String> row = new ArrayList<>(List.of(MutantNames.shortened(score.name()), Integer.toString(score.valid()),
                Integer.toString(score.covered())));
        for (int i = 0; i < score.killed().size(); i++) {
            row.add(score.killed().get(i) + (score.valid() == 0 ? "" : number(" (%.0f %%)", 100 * score.share(i))));
        }
        return row;
    }

    private static List<String> benchmark(BenchmarkScore score) {
        List<String> row = new ArrayList<>(List.of(MutantNames.shortened(score.benchmark()),
                Integer.toString(score.covers()), Integer.toString(score.tried())));
        score.killed().forEach(each -> row.add(Integer.toString(each)));
        row.add(score.killed().get(0) > 0 ? "" : score.failure().isEmpty() ? MutationConsole.idle(score)
                : "failed: " + score.failure());
        return row;
    }

    /** Returns the CSS class, the text and the width in percent of each outcome's bar. */
    private static List<List<String>> progress(Summary summary) {
        List<List<String>> parts = new ArrayList<>();
        add(parts, summary, "killed", "killed", List.of(MutantVerdict.KILLED));
        add(parts, summary, "survived", "survived", MutantVerdict.survivals());
        add(parts, summary, "uncovered", "executed by no benchmark", List.of(MutantVerdict.NOT_COVERED));
        add(parts, summary, "unknown", "not measured", MutantVerdict.unknown());
        return parts;
    }

    private static void add(List<List<String>> parts, Summary summary, String kind, String words,
                            List<MutantVerdict> verdicts) {
        int count = verdicts.stream().mapToInt(verdict -> summary.verdicts().getOrDefault(verdict, 0)).sum();
        if (count > 0) {
            parts.add(List.of(kind, count + " " + words,
                    number("%.2f", 100.0 * count / summary.total().valid())));
        }
    }

    private List<List<String>> mutants(List<MutantVerdict> verdicts) {
        return verdicts.stream()
                .flatMap(verdict -> summary.mutants().stream().filter(each -> each.verdict() == verdict))
                .map(this::mutant).toList();
    }

    /** Returns the row of a mutant. Its link leaves out the common folders of all files, as the viewer does. */
    private List<String> mutant(MutantResult result) {
        Mutant mutant = result.mutant();
        return List.of(mutant.file().substring(common),
                mutant.file().substring(mutant.file().lastIndexOf('/') + 1) + ":" + mutant.span().firstLine(),
                mutant.operator(), mutant.description(), result.verdict().text(),
                result.reason());
    }

    private static List<String> api(ApiMethod method) {
        return List.of(MutantNames.shortened(method.method()), String.join(", ", method.delays()),
                method.isNoticed() ? method.noticed() : "no", method.smallest().isPresent()
                        ? ShortNumber.of(method.smallest().getAsDouble(), 3) + " ns" : "no benchmark calls it");
    }
}
