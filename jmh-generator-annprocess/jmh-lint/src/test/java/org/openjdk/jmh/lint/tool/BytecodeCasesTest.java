package org.openjdk.jmh.lint.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.lint.cases.Cases;
import org.openjdk.jmh.lint.cases.Compilation;

/** Checks that the tool reports exactly what the comments of the compiled cases say. */
class BytecodeCasesTest {

    static List<Path> files() {
        return Cases.files();
    }

    @ParameterizedTest
    @MethodSource("files")
    void cases_haveExactlyTheExpectedFindings(Path file, @TempDir Path output) throws Exception {
        assertTrue(new Compilation(output).options("-g").compile(List.of(file)));
        List<Cases.Expectation> missing = Cases.expectations(file, "bytecode");
        List<String> unexpected = new ArrayList<>();
        for (JsonElement each : lint(output)) {
            JsonObject finding = each.getAsJsonObject();
            if (!missing.removeIf(expected -> expected.matches(finding.get("line").getAsInt(),
                    finding.get("rule").getAsString(), finding.get("severity").getAsString(),
                    finding.get("message").getAsString()))) {
                unexpected.add(finding.toString());
            }
        }
        assertEquals(List.of(), unexpected, "not expected");
        assertEquals(List.of(), missing, "missing");
    }

    private static Iterable<JsonElement> lint(Path classes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LintMain.run(new PrintStream(out, true), System.err, "--format", "json", classes.toString());
        return JsonParser.parseString(out.toString(StandardCharsets.UTF_8)).getAsJsonObject()
                .getAsJsonArray("findings");
    }
}
