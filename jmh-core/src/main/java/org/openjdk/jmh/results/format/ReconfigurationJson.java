package org.openjdk.jmh.results.format;

import static org.openjdk.jmh.results.format.JsonText.array;
import static org.openjdk.jmh.results.format.JsonText.key;
import static org.openjdk.jmh.results.format.JsonText.object;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Contradiction;
import org.openjdk.jmh.dynreconf.InfluentialIteration;
import org.openjdk.jmh.dynreconf.LongRunInterval;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.ResidualWarmup;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.settings.Bounds;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.text.JsonNumber;
import org.openjdk.jmh.precision.PlainVerdict;
import org.openjdk.jmh.precision.ResultPrecision;
import org.openjdk.jmh.reconfiguration.ForkOutcome;
import org.openjdk.jmh.reconfiguration.MeasuredIteration;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;
import org.openjdk.jmh.reconfiguration.SlidMeasurement;
import org.openjdk.jmh.results.EarlierForks;
import org.openjdk.jmh.results.IncompleteResult;
import org.openjdk.jmh.results.LostFork;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.assertions.JudgedAssertion;

/**
 * Hook of {@link JSONResultFormat} that adds our keys with a value after upstream's last one.
 *
 * <p>Upstream lays out its text after writing it, which breaks unescaped structure characters. So strings pass through
 * upstream's own escape.
 */
final class ReconfigurationJson {

    private ReconfigurationJson() {
    }

    static void append(PrintWriter out, RunResult result) {
        result.getReconfiguration().ifPresent(outcome -> append(out, "reconfiguration", outcome(outcome, result)));
        result.getIncomplete().ifPresent(missing -> append(out, "incomplete", incomplete(missing)));
        result.getFingerprint().ifPresent(text -> append(out, "fingerprint", JSONResultFormat.toJsonString(text)));
        result.getEnvironment().ifPresent(machine -> append(out, "environment", EnvironmentJson.of(machine)));
        if (result.getOwnScore().isPresent()) {
            append(out, "clock", JSONResultFormat.toJsonString("own"));
        }
        result.getHistory().ifPresent(earlier -> append(out, "history", object(known(earlier))));
        result.getCounting().ifPresent(counting -> append(out, "counting", CountedJson.of(counting)));
        result.getShard().ifPresent(shard -> append(out, "shard", ShardJson.of(shard)));
        MeasuredMethods measured = MeasuredMethods.of(result.getParams().getBenchmark());
        if (!measured.methods.isEmpty()) {
            append(out, "measures", object(key("methods") + texts(measured.methods),
                    key("seeAlso") + texts(measured.seeAlso)));
        }
        if (!result.getAssertions().isEmpty()) {
            append(out, "assertions", array(result.getAssertions(), ReconfigurationJson::assertion));
        }
    }

    private static void append(PrintWriter out, String key, String value) {
        out.println(",");
        out.println(key(key) + value);
    }

    private static String texts(Set<String> texts) {
        return array(new ArrayList<>(texts), JSONResultFormat::toJsonString);
    }

    private static String assertion(JudgedAssertion assertion) {
        return object(
                key("class") + JSONResultFormat.toJsonString(assertion.owner()),
                key("formula") + JSONResultFormat.toJsonString(assertion.text()),
                key("verdict") + JSONResultFormat.toJsonString(assertion.verdict().id()),
                key("evidence") + JSONResultFormat.toJsonString(assertion.evidence()));
    }

    private static String incomplete(IncompleteResult missing) {
        return object(
                key("lostForks") + array(missing.lostForks(), ReconfigurationJson::lostFork),
                key("unfinished") + missing.isUnfinished());
    }

    private static String lostFork(LostFork fork) {
        return object(
                key("fork") + fork.number(),
                key("warmup") + fork.isWarmup(),
                key("cause") + JSONResultFormat.toJsonString(fork.cause()));
    }

    private static String outcome(ReconfigurationOutcome outcome, RunResult result) {
        return object(
                key("settings") + settings(outcome.settings()),
                key("warmupForks") + array(outcome.warmupForks(), ReconfigurationJson::fork),
                key("forks") + array(outcome.forks(), ReconfigurationJson::fork),
                key("warmupStable") + outcome.isWarmupStable(),
                key("forksStable") + outcome.areForksStable(),
                key("verdict") + verdict(result.getVerdict().get()),
                key("warnings") + array(outcome.warnings(), JSONResultFormat::toJsonString),
                key("seconds") + JsonNumber.of(outcome.seconds()),
                key("staticSeconds") + JsonNumber.of(outcome.staticSeconds())
                        + outcome.longRun().map(interval -> "," + longRun(interval, result)).orElse("")
                        + (outcome.settings().history().isEmpty() ? "" : "," + history(outcome)));
    }

    private static String verdict(PlainVerdict verdict) {
        ResultPrecision precision = verdict.precision();
        return object(
                key("trust") + JSONResultFormat.toJsonString(verdict.trust().id()),
                key("text") + JSONResultFormat.toJsonString(verdict.text()),
                key("precision") + JsonNumber.of(precision.halfWidth()),
                key("warmup") + JsonNumber.of(precision.warmup()),
                key("wanted") + JsonNumber.of(precision.wanted()),
                key("confidence") + JsonNumber.of(precision.confidence()),
                key("moreForks") + precision.moreForks(),
                key("unsettledForks") + verdict.unsettledForks());
    }

    private static String longRun(LongRunInterval interval, RunResult result) {
        Interval around = interval
                .around(result.getOwnScore().orElse(result.getPrimaryResult().getScore()));
        return key("longRun") + object(
                key("low") + JsonNumber.of(around.lower()),
                key("high") + JsonNumber.of(around.upper()),
                key("confidence") + JsonNumber.of(interval.confidence()),
                key("share") + JsonNumber.of(interval.share()));
    }

    private static String history(ReconfigurationOutcome outcome) {
        String known = known(new EarlierForks(outcome.settings().history(), outcome.contradictsHistory()));
        return key("history") + outcome.warmupLeft().map(left -> object(known, warmupLeft(left)))
                .orElseGet(() -> object(known));
    }

    private static String known(EarlierForks earlier) {
        return String.join(",",
                key("forks") + earlier.known.forks().size(),
                key("runs") + earlier.known.runs(),
                key("seconds") + JsonNumber.of(earlier.known.seconds()),
                key("variation") + JsonNumber.of(earlier.known.variation()),
                key("contradicted") + earlier.contradicted);
    }

    private static String warmupLeft(ResidualWarmup left) {
        return key("warmupLeft") + object(
                key("forks") + left.forks(),
                key("share") + JsonNumber.of(left.share()),
                key("low") + JsonNumber.of(left.low()),
                key("high") + JsonNumber.of(left.high()),
                key("confidence") + JsonNumber.of(ResidualWarmup.CONFIDENCE));
    }

    private static String settings(ReconfigurationSettings settings) {
        return object(
                key("criteria") + array(settings.criteria(), ReconfigurationJson::criterion),
                key("warmupIterations") + bounds(settings.warmupIterations()),
                key("measurementIterations") + settings.measurementIterations(),
                key("forks") + bounds(settings.forks()),
                key("warmupForks") + bounds(settings.warmupForks()),
                key("warmupWindow") + settings.sampling().warmupWindow(),
                key("forkWindow") + settings.sampling().forkWindow(),
                key("sampledInvocations") + ReconfigurationDefaults.SAMPLED_INVOCATIONS,
                key("outlierFactor") + JsonNumber.of(ReconfigurationDefaults.OUTLIER_FACTOR),
                key("seed") + settings.seed());
    }

    private static String criterion(ConfiguredCriterion configured) {
        List<CriterionOption> options = configured.criterion().options();
        return object(
                key("name") + JSONResultFormat.toJsonString(configured.name()),
                key("options") + options.stream()
                        .map(option -> key(option.name())
                                + JSONResultFormat.toJsonString(configured.options().text(option.name())))
                        .collect(Collectors.joining(",", "{", "}")),
                key("threshold") + JsonNumber.of(configured.threshold()),
                key("slides") + configured.criterion().judges(Phase.MEASUREMENT),
                key("comparison") + JSONResultFormat.toJsonString(
                        configured.criterion().threshold().comparison()));
    }

    private static String bounds(Bounds bounds) {
        return object(key("minimum") + bounds.minimum(), key("maximum") + bounds.maximum());
    }

    private static String fork(ForkOutcome fork) {
        return object(
                key("failure") + fork.failure().map(JSONResultFormat::toJsonString).orElse("null"),
                key("warmupIterations") + fork.warmupIterations(),
                key("warmupStable") + fork.isWarmupStable(),
                key("warmupCheckpoints") + array(fork.warmupCheckpoints(), ReconfigurationJson::checkpoint),
                key("measurement") + fork.measurement().map(ReconfigurationJson::measurement).orElse("null"),
                key("forkCheckpoint")
                        + fork.forkCheckpoint().map(ReconfigurationJson::checkpoint).orElse("null"),
                key("contradiction")
                        + fork.contradiction().map(ReconfigurationJson::contradiction).orElse("null"),
                key("influentialIteration")
                        + fork.influentialIteration().map(ReconfigurationJson::influential).orElse("null"),
                key("seconds") + JsonNumber.of(fork.seconds()),
                key("staticSeconds") + JsonNumber.of(fork.staticSeconds()));
    }

    private static String contradiction(Contradiction found) {
        return object(
                key("kind") + JSONResultFormat.toJsonString(found.kind().name()),
                key("iteration") + found.iteration(),
                key("before") + JsonNumber.of(found.before()),
                key("after") + JsonNumber.of(found.after()),
                key("relativeChange") + JsonNumber.of(found.relativeChange()),
                key("pValue") + JsonNumber.of(found.pValue()));
    }

    private static String influential(InfluentialIteration found) {
        return object(
                key("iteration") + found.iteration(),
                key("timesOthers") + JsonNumber.of(found.timesOthers()),
                key("relativeChange") + JsonNumber.of(found.relativeChange()),
                key("pValue") + JsonNumber.of(found.pValue()));
    }

    private static String measurement(SlidMeasurement measurement) {
        return object(
                key("firstKept") + measurement.firstKept(),
                key("lastKept") + measurement.lastKept(),
                key("steady") + measurement.isSteady(),
                key("contradicted") + measurement.isContradicted(),
                key("checkpoints") + array(measurement.checkpoints(), ReconfigurationJson::checkpoint),
                key("hindsight") + judgements(measurement.hindsight()),
                key("dropped") + array(measurement.dropped(), ReconfigurationJson::iteration));
    }

    private static String iteration(MeasuredIteration iteration) {
        return object(
                key("iteration") + iteration.number,
                key("score") + JsonNumber.of(iteration.score),
                key("seconds") + JsonNumber.of(iteration.seconds),
                key("values") + values(iteration.sample));
    }

    private static String values(Sample sample) {
        return IntStream.range(0, sample.size())
                .mapToObj(i -> "[" + JsonNumber.of(sample.value(i)) + "," + sample.count(i) + "]")
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static String checkpoint(Checkpoint checkpoint) {
        return object(
                key("index") + checkpoint.index(),
                key("maximum") + checkpoint.maximum(),
                key("decision") + JSONResultFormat.toJsonString(checkpoint.decision().name()),
                key("verdicts") + judgements(checkpoint.judgements()));
    }

    private static String judgements(Map<ConfiguredCriterion, Judgement> judgements) {
        return judgements.entrySet().stream().map(answer -> judgement(answer.getKey(), answer.getValue()))
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static String judgement(ConfiguredCriterion criterion, Judgement judgement) {
        return object(
                key("criterion") + JSONResultFormat.toJsonString(criterion.name()),
                key("value") + JsonNumber.of(judgement.figure()),
                key("stable") + judgement.isStable(),
                key("figures") + judgement.figures().entrySet().stream()
                        .map(figure -> JSONResultFormat.toJsonString(figure.getKey()) + " : "
                                + JsonNumber.of(figure.getValue()))
                        .collect(Collectors.joining(",", "{", "}")),
                key("undecided") + judgement.undecidedReason().map(JSONResultFormat::toJsonString).orElse("null"),
                key("vector") + vector(judgement.evidence()));
    }

    private static String vector(double[] values) {
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < values.length; i++) {
            text.append(i == 0 ? "" : ",").append(JsonNumber.of(values[i]));
        }
        return text.append("]").toString();
    }
}
