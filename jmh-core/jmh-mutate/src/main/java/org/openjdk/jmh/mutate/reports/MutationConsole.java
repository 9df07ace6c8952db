package org.openjdk.jmh.mutate.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.mutate.results.ApiMethod;
import org.openjdk.jmh.mutate.results.BenchmarkScore;
import org.openjdk.jmh.mutate.results.MutantNames;
import org.openjdk.jmh.mutate.results.MutantResult;
import org.openjdk.jmh.mutate.results.MutantVerdict;
import org.openjdk.jmh.mutate.results.Score;
import org.openjdk.jmh.mutate.results.Summary;
import org.openjdk.jmh.results.reports.ShortNumber;
import org.openjdk.jmh.results.reports.Wrapped;

/** Formats the summary in lines of 80 columns. */
public final class MutationConsole {

    private static final int NAME = 38;
    private static final String BELOW_OPERATOR = " ".repeat(15);
    private static final int DESCRIPTION = 65;

    private final Summary summary;
    private final int most;
    private final List<String> lines = new ArrayList<>();

    private MutationConsole(Summary summary, int most) {
        this.summary = summary;
        this.most = most;
    }

    /** Returns the lines of the report, with lists of limited length. */
    public static List<String> lines(Summary summary, int most) {
        MutationConsole report = new MutationConsole(summary, most);
        report.scores("operator", summary.byOperator());
        report.scores("class", summary.byClass());
        report.benchmarks();
        report.idle();
        report.mutants("Survived, ", MutantVerdict.survivals());
        report.mutants("No benchmark executes it, ", List.of(MutantVerdict.NOT_COVERED));
        report.mutants("Nothing is known, ", MutantVerdict.unknown());
        report.api();
        report.total();
        return report.lines;
    }

    private void line(String format, Object... arguments) {
        lines.add(String.format(Locale.ROOT, format, arguments).stripTrailing());
    }

    private String thresholds() {
        return summary.thresholds().stream().map(each -> String.format(Locale.ROOT, "%8s", ">" + percent(each)))
                .collect(Collectors.joining());
    }

    private static String percent(double share) {
        String text = String.format(Locale.ROOT, "%.1f", 100 * share);
        return (text.endsWith(".0") ? text.substring(0, text.length() - 2) : text) + "%";
    }

    private void scores(String what, List<Score> scores) {
        line("");
        line("%-" + NAME + "s%8s%8s%s", "Killed, by " + what, "mutants", "covered", thresholds());
        scores.stream().limit(most).forEach(this::score);
        more(scores.size());
        if (scores.size() > 1) {
            score(summary.total());
        }
    }

    private void score(Score score) {
        line("%-" + NAME + "s%8d%8d%s", cut(score.name(), NAME - 1), score.valid(), score.covered(),
                numbers(score.killed()));
    }

    private static String numbers(List<Integer> killed) {
        return killed.stream().map(each -> String.format(Locale.ROOT, "%8d", each)).collect(Collectors.joining());
    }

    private void more(int rows) {
        if (rows > most) {
            line("  ... and %d more in the files", rows - most);
        }
    }

    /** Cuts a name at its start, since the packages matter least. */
    private static String cut(String name, int width) {
        String shorter = name.length() <= width ? name : MutantNames.shortened(name);
        return shorter.length() <= width ? shorter : "..." + shorter.substring(shorter.length() - width + 3);
    }

    /** Cuts a sentence at its end. */
    private static String begun(String sentence, int width) {
        return sentence.length() <= width ? sentence : sentence.substring(0, width - 3) + "...";
    }

    private void benchmarks() {
        List<BenchmarkScore> killing = summary.byBenchmark().stream().filter(each -> each.killed().get(0) > 0).toList();
        line("");
        line("%-" + NAME + "s%8s%8s%s", "Killed, by benchmark", "covered", "tried", thresholds());
        killing.stream().limit(most).forEach(each -> line("%-" + NAME + "s%8d%8d%s",
                cut(each.benchmark(), NAME - 1), each.covers(), each.tried(), numbers(each.killed())));
        more(killing.size());
    }

    private void idle() {
        List<BenchmarkScore> idle = summary.byBenchmark().stream()
                .filter(each -> each.killed().get(0) == 0 && !isUnused(each)).toList();
        if (!idle.isEmpty()) {
            line("");
            line("Benchmarks that kill nothing: %d", idle.size());
            idle.stream().limit(most).forEach(each -> line("  %-44s %s", cut(each.benchmark(), 44), idle(each)));
            more(idle.size());
        }
        long spare = summary.byBenchmark().stream().filter(MutationConsole::isUnused).count();
        if (spare > 0) {
            line("");
            line("Benchmarks whose mutants were tried on others: %d", spare);
        }
    }

    /** Returns whether --tries and kills by other benchmarks left no mutant for a benchmark. */
    private static boolean isUnused(BenchmarkScore score) {
        return score.failure().isEmpty() && score.covers() > 0 && score.tried() == 0;
    }

    static String idle(BenchmarkScore score) {
        if (!score.failure().isEmpty()) {
            return begun("failed: " + score.failure(), 33);
        }
        return score.covers() == 0 ? "executes no mutant" : isUnused(score) ? "others were asked"
                : "tried on " + score.tried();
    }

    private void mutants(String what, List<MutantVerdict> verdicts) {
        for (MutantVerdict verdict : verdicts) {
            List<MutantResult> of = summary.mutants().stream().filter(each -> each.verdict() == verdict).toList();
            if (!of.isEmpty()) {
                line("");
                line("%s%s: %d", what, verdict.text(), of.size());
                of.stream().limit(most).forEach(this::mutant);
                more(of.size());
            }
        }
    }

    private void mutant(MutantResult result) {
        String file = result.mutant().file();
        line("  %-12s %s", result.mutant().operator(),
                begun(file.substring(file.lastIndexOf('/') + 1) + ":" + result.mutant().span().firstLine() + " "
                        + result.mutant().description(), DESCRIPTION));
        if (result.verdict() != MutantVerdict.NOT_COVERED && result.verdict() != MutantVerdict.NOT_MEASURED) {
            lines.addAll(Wrapped.lines(BELOW_OPERATOR + result.reason(), BELOW_OPERATOR));
        }
    }

    private void api() {
        List<ApiMethod> api = summary.api();
        if (api.isEmpty()) {
            return;
        }
        long noticed = api.stream().filter(ApiMethod::isNoticed).count();
        line("");
        line("API benchmarking score: %d of %d public methods (%s)", noticed, api.size(),
                percent((double) noticed / api.size()));
        line("  %-50s %12s %14s", "method", "noticed", "noticed from");
        api.stream().limit(most).forEach(each -> line("  %-50s %12s %14s", cut(each.method(), 50),
                each.isNoticed() ? each.noticed() : "no", each.smallest().isPresent()
                        ? ShortNumber.of(each.smallest().getAsDouble(), 3) + " ns" : "-"));
        more(api.size());
    }

    private void total() {
        Score total = summary.total();
        line("");
        for (int i = 0; i < summary.thresholds().size(); i++) {
            line("Mutation score, slower by >%s: %s (%d of %d; of the covered ones %s)",
                    percent(summary.thresholds().get(i)), share(total.killed().get(i), total.valid()),
                    total.killed().get(i), total.valid(), share(total.killed().get(i), total.covered()));
        }
        long unknown = summary.mutants().stream().map(MutantResult::verdict).filter(MutantVerdict.unknown()::contains)
                .count();
        if (unknown > 0) {
            line("These scores are lower bounds: of %s, nothing is known", Nouns.count(unknown, "mutant"));
        }
        int controls = summary.controls().size();
        if (controls > 0) {
            line("Controls, the original on both sides: %s of %d killed, wrongly",
                    summary.wrongKills().stream().map(Objects::toString).collect(Collectors.joining(", ")), controls);
        }
        line("The published rule (pa) agrees in %s of %d comparisons",
                summary.agreements().stream().map(Objects::toString).collect(Collectors.joining(", ")),
                summary.judgedByBoth().size());
        double[] times = summary.mutants().stream().filter(each -> !each.compared().isEmpty())
                .mapToDouble(MutantResult::seconds).sorted().toArray();
        if (times.length > 0) {
            line("Time: %.0f s in all, %.1f s for a mutant (median of %d)", summary.seconds(),
                    times[times.length / 2], times.length);
        }
    }

    private static String share(int part, int of) {
        return of == 0 ? "-" : String.format(Locale.ROOT, "%.1f %%", 100.0 * part / of);
    }
}
