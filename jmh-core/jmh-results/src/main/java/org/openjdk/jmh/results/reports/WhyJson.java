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
import org.openjdk.jmh.dynreconf.text.JsonNumber;
import org.openjdk.jmh.results.explanation.Evidence;
import org.openjdk.jmh.results.explanation.ExplainedChange;

/** Writes explanations of changes as JSON, for tools and for the page. */
final class WhyJson {

    /** Minimum share of an operation for a call in the tree; smaller ones would not be visible. */
    private static final double SMALLEST_CALL = 0.001;

    private final JsonWriter json;
    private final Evidence evidence;

    private WhyJson(JsonWriter json, Evidence evidence) {
        this.json = json;
        this.evidence = evidence;
    }

    static void write(ExplainedChange change, JsonWriter json) throws IOException {
        json.beginObject();
        json.name("benchmark").value(change.key().benchmark());
        json.name("mode").value(change.key().mode());
        json.name("params").beginObject();
        for (Map.Entry<String, String> parameter : change.key().parameters().entrySet()) {
            json.name(parameter.getKey()).value(parameter.getValue());
        }
        json.endObject();
        json.name("obstacle").value(change.obstacle().orElse(null));
        if (change.evidence().isPresent() && change.time().isPresent()) {
            WhyJson writer = new WhyJson(json, change.evidence().get());
            writer.explanation("time", writer.evidence.unit(), change.time().get());
            if (change.allocation().isPresent()) {
                writer.explanation("allocation", "B/op", change.allocation().get());
            }
            writer.totals("observedBaseline", writer.evidence.baseline());
            writer.totals("observedCandidate", writer.evidence.candidate());
            json.name("notes").beginArray();
            for (String note : writer.evidence.notes()) {
                json.value(note);
            }
            json.endArray();
        }
        json.endObject();
    }

    private void explanation(String name, String unit, Explanation explanation) throws IOException {
        json.name(name).beginObject();
        json.name("unit").value(unit);
        json.name("confidence").value(explanation.confidence());
        interval("change", explanation.change());
        totals("baseline", explanation.blocks().baseline().stream().mapToDouble(ForkCosts::total).toArray());
        totals("candidate", explanation.blocks().candidate().stream().mapToDouble(ForkCosts::total).toArray());
        json.name("culprits").beginArray();
        for (Culprit culprit : explanation.culprits()) {
            culprit(culprit);
        }
        json.endArray();
        if (explanation.neededBlocks().isPresent()) {
            json.name("forksToTell").value(explanation.neededBlocks().getAsInt());
        }
        methods("methods", explanation.differences());
        tree(CallTree.of(explanation.blocks()));
        json.endObject();
    }

    private void totals(String side, double... forks) throws IOException {
        json.name(side).beginArray();
        for (double fork : forks) {
            number(fork);
        }
        json.endArray();
    }

    private void culprit(Culprit culprit) throws IOException {
        json.beginObject();
        json.name("code").value(culprit.change().name().toLowerCase(Locale.ROOT));
        json.name("share");
        number(culprit.share());
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
        json.name(side).beginObject().name("exclusive");
        number(cost.exclusive());
        json.name("inclusive");
        number(cost.inclusive());
        json.endObject();
    }

    private void interval(String name, Interval interval) throws IOException {
        json.name(name).beginObject().name("difference");
        number(interval.point());
        json.name("lower");
        number(interval.lower());
        json.name("upper");
        number(interval.upper());
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
        json.name("names").beginArray();
        for (String name : names.keySet()) {
            json.value(name);
        }
        json.endArray();
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
        number(rounded(node.baseline()));
        number(rounded(node.candidate()));
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

    private void number(double value) throws IOException {
        json.jsonValue(JsonNumber.of(value));
    }
}
