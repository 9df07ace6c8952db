package org.openjdk.jmh.weaver;

import static org.openjdk.jmh.weaver.Snippet.code;

import java.util.List;

/** Lists the patches of texts that upstream writes, which mask secrets among the arguments of VMs. */
final class TextPatches {

    private static final String JMH = "org/openjdk/jmh/";
    private static final String FORMAT = JMH + "runner/format/";
    private static final String JSON = JMH + "results/format/JSONResultFormat";
    private static final String JSON_STRINGS = JMH + "results/format/JsonStrings";
    private static final String MASKED_OUTPUT = FORMAT + "MaskedOutput";
    private static final String TEXT = "(Ljava/lang/String;)Ljava/lang/String;";

    private TextPatches() {
    }

    static List<Patch> all() {
        return List.of(arguments(FORMAT + "TextReportFormat", "startBenchmark", MASKED_OUTPUT),
                text(FORMAT + "AbstractOutputFormat", "verbosePrintln", MASKED_OUTPUT, "line"),
                arguments(JSON, "writeOut", JSON_STRINGS),
                text(JSON, "toJsonString", JSON_STRINGS, "encoded"),
                new Insertion(JSON, "writeOut", "", Site.insteadOfCall(JSON, "tidy"),
                        code().callStatic(JSON_STRINGS, "tidied", TEXT),
                        "out.println(tidy(json))  =>  out.println(JsonStrings.tidied(json))"));
    }

    private static Patch arguments(String target, String method, String owner) {
        return new Insertion(target, method, "", Site.afterCall(JMH + "infra/BenchmarkParams", "getJvmArgs"),
                code().callStatic(owner, "masked", "(Ljava/util/Collection;)Ljava/util/Collection;"),
                "params.getJvmArgs() in " + method + "()  =>  "
                        + Patch.simple(owner) + ".masked(params.getJvmArgs())");
    }

    private static Patch text(String target, String method, String owner, String hook) {
        return new Insertion(target, method, "", Site.entry(),
                code().load("s").callStatic(owner, hook, TEXT).store("s"),
                method + "(s) { ...  =>  { s = " + Patch.simple(owner) + "." + hook + "(s); ...");
    }
}
