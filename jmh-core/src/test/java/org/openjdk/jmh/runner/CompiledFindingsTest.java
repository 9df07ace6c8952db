package org.openjdk.jmh.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompiledFindingsTest {

    private static final String IGNORED =
            "the result of Math.log() is ignored, so the VM may eliminate the computation";

    @TempDir
    private Path folder;

    @Test
    void findings_ofOneRule_shareOneMessage() throws IOException {
        record("a.One", "jmh-lint 1", warning("RETU", 1), warning("RETU", 2), "note\tSINGLE\tOne.java:5\tx");
        record("a.Two", "jmh-lint 1", warning("RETU", 3), warning("RETU", 4), warning("RETU", 5), warning("INVO", 6));
        assertEquals(List.of(
                "# Lint: 6 warnings and 1 note from when these benchmarks were compiled",
                "#   RETU One.java:1, One.java:2, One.java:3 and 2 more: the result of Math.log()",
                "#     is ignored, so the VM may eliminate the computation",
                "#   INVO One.java:6: the result of Math.log() is ignored, so the VM may",
                "#     eliminate the computation",
                "#   javac -Ajmh.lint=warn shows all; @SuppressWarnings(\"jmh:RETU\") silences a rule"),
                lines("a.One", "a.Two"));
    }

    @Test
    void findings_ofEnclosingClassSuperclassesAndStates_areIncluded() throws IOException {
        record("a.Heir", "jmh-lint 1", "also a.Base", "also a.Inputs");
        record("a.Base", "jmh-lint 1", "also a.Heir", warning("RETU", 1));
        record("a.Inputs", "jmh-lint 1", warning("INVO", 2));
        assertEquals("# Lint: 2 warnings from when these benchmarks were compiled", lines("a.Heir.Nested").get(0));
    }

    @Test
    void notesAlone_areNotShown() throws IOException {
        record("a.One", "jmh-lint 1", "note\tSINGLE\tOne.java:5\tx");
        assertEquals(List.of(), lines("a.One"));
    }

    @Test
    void record_missingNewerOrDamaged_isIgnored() throws IOException {
        record("a.Later", "jmh-lint 2", warning("RETU", 1));
        record("a.Damaged", "jmh-lint 1", "warning\tRETU", "", warning("RETU", 1));
        record("a.Empty");
        assertTrue(lines("a.Later", "a.Damaged", "a.Empty", "Missing").get(0).startsWith("# Lint: 1 warning from"));
        assertEquals(List.of(), lines("a.Later", "a.Empty", "Missing"));
    }

    private static String warning(String rule, int line) {
        return "warning\t" + rule + "\tOne.java:" + line + "\t" + IGNORED;
    }

    private void record(String type, String... lines) throws IOException {
        Path record = folder.resolve("META-INF/jmh-lint/" + type);
        Files.createDirectories(record.getParent());
        Files.write(record, List.of(lines));
    }

    private List<String> lines(String... classes) throws IOException {
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
            return CompiledFindings.in(new TreeSet<>(Set.of(classes)), loader);
        }
    }
}
