package org.openjdk.jmh.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.lint.cases.Cases;
import org.openjdk.jmh.lint.cases.Compilation;
import org.openjdk.jmh.lint.source.LintProcessor;

/** Checks that the processor reports exactly what the comments on lines of the cases say. */
class SourceCasesTest {

    private static final Pattern MESSAGE = Pattern.compile("(?s)\\[jmh:(\\w+)\\] (.*)");
    private static final Map<Diagnostic.Kind, String> SEVERITIES =
            Map.of(Diagnostic.Kind.ERROR, "error", Diagnostic.Kind.WARNING, "warning", Diagnostic.Kind.NOTE, "note");

    static List<Path> files() {
        return Cases.files();
    }

    @ParameterizedTest
    @MethodSource("files")
    void cases_haveExactlyTheExpectedFindings(Path file, @TempDir Path output) throws Exception {
        Compilation compilation = new Compilation(output, new LintProcessor()).options("-Ajmh.lint=warn");
        compilation.compile(List.of(file));
        List<Cases.Expectation> missing = Cases.expectations(file, "source");
        List<String> unexpected = new ArrayList<>();
        for (Diagnostic<?> each : compilation.diagnostics()) {
            Matcher matcher = MESSAGE.matcher(each.getMessage(Locale.ROOT));
            String found = each.getLineNumber() + ": " + each.getKind() + " " + each.getMessage(Locale.ROOT);
            if (!matcher.find()) {
                unexpected.add(found);
            } else if (!missing.removeIf(expected -> expected.matches((int) each.getLineNumber(), matcher.group(1),
                    SEVERITIES.get(each.getKind()), matcher.group(2)))) {
                unexpected.add(found);
            }
        }
        assertEquals(List.of(), unexpected, "not expected");
        assertEquals(List.of(), missing, "missing");
    }
}
