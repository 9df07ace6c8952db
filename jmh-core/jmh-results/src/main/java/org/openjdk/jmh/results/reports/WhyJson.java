package org.openjdk.jmh.results.reports;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.dynreconf.attribution.CallTree;
import org.openjdk.jmh.dynreconf.attribution.CostDifference;
import org.openjdk.jmh.dynreconf.attribution.Culprit;
import org.openjdk.jmh.dynreconf.attribution.Explanation;
import org.openjdk.jmh.dynreconf.attribution.ForkCosts;
import org.openjdk.jmh.dynreconf.attribution.MethodCost;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.results.explanation.ProfileEvidence;
import org.openjdk.jmh.results.explanation.ExplainedChange;

/** Writes explanations of changes as JSON, for tools and for the page. */
final class WhyJson {

    /** Minimum share of an operation for a call in the tree; smaller ones would not be visible. */
    private static final double SMALLEST_CALL = 0.001;

    private final JsonWriter json;
    private final ProfileEvidence evidence;

    private WhyJson(JsonWriter json, ProfileEvidence evidence) {
        this.json = json;
        this.evidence = evidence;
    }

    static void write(ExplainedChange change, JsonWriter json) throws IOException {
        json.beginObject();
        JsonFields.key(json, change.key());
        json.name("obstacle").value(change.obstacle().orElse(null));
        if (change.evidence().isPresent() && change.time().isPresent()) {
            WhyJson writer = new WhyJson(json, change.evidence().get());
            writer.explanation("time", writer.evidence.unit(), change.time().get());
            if (change.allocation().isPresent()) {
                writer.explanation("allocation", "B/op", change.allocation().get());
            }
            JsonFields.numbers(json.name("observedBaseline"), writer.evidence.baseline());
            JsonFields.numbers(json.name("observedCandidate"), writer.evidence.candidate());
            JsonFields.texts(json.name("notes"), writer.evidence.notes());
        }
        json.endObject();
    }

    private void explanation(String name, String unit, Explanation explanation) throws IOException {
        json.name(name).beginObject();
        json.name("unit").value(unit);
        json.name("confidence").value(explanation.confidence());
        interval("change", explanation.change());
        totals("baseline", explanation.blocks().baseline());
        totals("candidate", explanation.blocks().candidate());
        JsonFields.list(json.name("culprits"), explanation.culprits(), this::culprit);
        if (explanation.neededBlocks().isPresent()) {
            json.name("forksToTell").value(explanation.neededBlocks().getAsInt());
        }
        methods("methods", explanation.differences());
        tree(CallTree.of(explanation.blocks()));
        json.endObject();
    }

    private void totals(String name, List<ForkCosts> forks) throws IOException {
        JsonFields.numbers(json.name(name), forks.stream().mapToDouble(ForkCosts::total).toArray());
    }

    private void culprit(Culprit culprit) throws IOException {
        json.beginObject();
        json.name("code").value(culprit.change().name().toLowerCase(Locale.ROOT));
        JsonFields.number(json.name("share"), culprit.share());
        method(culprit.difference());
        methods("below", culprit.below());
        json.endObject();
    }

    private void methods(String name, List<CostDifference> methods) throws IOException {
        json.name(name).beginArray();
        for (CostDifference method : methods) {
            json.beginObject();
            method(method);
            json.endObject();
        }
        json.endArray();
    }

    private void method(CostDifference method) throws IOException {
        json.name("method").value(method.method());
        json.name("lines").value(evidence.lines().get(method.method()));
        cost("baseline", method.baseline());
        cost("candidate", method.candidate());
        interval("exclusive", method.exclusive());
        interval("inclusive", method.inclusive());
    }

    private void cost(String side, MethodCost cost) throws IOException {
        json.name(side).beginObject();
        JsonFields.number(json.name("exclusive"), cost.exclusive());
        JsonFields.number(json.name("inclusive"), cost.inclusive());
        json.endObject();
    }

    private void interval(String name, Interval interval) throws IOException {
        json.name(name).beginObject();
        JsonFields.interval(json, "difference", interval);
        json.endObject();
    }

    /** Writes the names once, and nodes as [name, baseline, candidate, calls], since a tree has thousands of nodes. */
    private void tree(CallTree tree) throws IOException {
        double least = SMALLEST_CALL * Math.max(tree.baseline(), tree.candidate());
        Map<String, Integer> names = new LinkedHashMap<>();
        json.name("tree");
        FormattingStyle style = json.getFormattingStyle();
        json.setFormattingStyle(FormattingStyle.COMPACT);
        node(tree, least, names);
        json.setFormattingStyle(style);
        JsonFields.texts(json.name("names"), names.keySet());
        json.name("lines").beginObject();
        for (String name : names.keySet()) {
            if (evidence.lines().containsKey(name)) {
                json.name(String.valueOf(names.get(name))).value(evidence.lines().get(name));
            }
        }
        json.endObject();
    }

    private void node(CallTree node, double least, Map<String, Integer> names) throws IOException {
        names.putIfAbsent(node.method(), names.size());
        json.beginArray().value(names.get(node.method()));
        JsonFields.number(json, rounded(node.baseline()));
        JsonFields.number(json, rounded(node.candidate()));
        json.beginArray();
        for (CallTree call : node.calls(least)) {
            node(call, least, names);
        }
        json.endArray().endArray();
    }

    /** Rounds to six digits, which exceed the precision of samples. */
    private static double rounded(double cost) {
        return Double.parseDouble(String.format(Locale.ROOT, "%.5e", cost));
    }
}
