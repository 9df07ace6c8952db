package org.openjdk.jmh.bridge.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import org.openjdk.jmh.bridge.plan.Conversion.Scaffold;

import java.util.LinkedHashMap;
import java.util.Map;

/** Writes reports as JSON. */
public final class ConversionJson {

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private ConversionJson() {
    }

    public static String of(ConversionReport report) {
        Map<String, Object> totals = new LinkedHashMap<>();
        totals.put("tests", report.tests().size());
        totals.put("direct", report.count(Scaffold.DIRECT));
        totals.put("launcher", report.count(Scaffold.LAUNCHER));
        totals.put("skipped", report.count(Scaffold.SKIPPED));
        totals.put("launcherReasons", report.reasons(Scaffold.LAUNCHER));
        totals.put("skipReasons", report.reasons(Scaffold.SKIPPED));
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("totals", totals);
        root.put("files", report.files());
        root.put("problems", report.problems());
        root.put("tests", report.tests());
        return GSON.toJson(root) + "\n";
    }
}
