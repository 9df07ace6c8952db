package org.openjdk.jmh.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.lint.cases.Compilation;
import org.openjdk.jmh.lint.rules.Rules;
import org.openjdk.jmh.lint.source.LintProcessor;

/** Checks that pages have the rules' texts, and that the benchmarks on them have the documented findings. */
class DocumentationTest {

    private static final Path PAGES = Path.of("..", "docs", "lint");

    @Test
    void rules_haveAPageWithTheirSummary() throws IOException {
        for (Rule rule : Rules.all(StabilityCriteria::builtIn)) {
            String page = Files.readString(PAGES.resolve(rule.id() + ".md"));
            assertTrue(page.startsWith("# " + rule.id() + "\n" + rule.summary() + "."), rule.id());
            assertTrue(page.contains("**Remedy:** " + rule.remedy() + "."), rule.id());
        }
    }

    @Test
    void examplesOnPages_areReportedAsDocumented(@TempDir Path output) throws IOException {
        Compilation compilation = new Compilation(output, new LintProcessor()).options("-Ajmh.lint=warn");
        assertTrue(compilation.compile(List.of(PAGES.resolve("Pairs.java"))));
        Set<String> rules = new TreeSet<>();
        compilation.findings().forEach(finding -> rules.add(finding.replaceAll("(?s).*\\[jmh:(\\w+)\\].*", "$1")));
        assertEquals(Set.of("RETU", "LOOP", "FINAL", "INVO", "FORK", "SORT", "SHARE", "OPS",
                "SINGLE", "SPIN", "BLACKHOLE", "UNIT", "GROW", "SPENT"), rules);
        assertEquals(21, compilation.findings().size(), compilation.findings().toString());
    }
}
