package org.openjdk.jmh.dynreconf.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;

/** Holds docs/evidence/criteria.md to what is compiled and runs. */
class DocumentationTest {

    private static final Path GUIDE = Path.of("..", "..", "docs", "evidence", "criteria.md");
    private static final Path EXAMPLE =
            Path.of("src", "test", "java", "org", "openjdk", "jmh", "dynreconf", "testkit", "RangeCriterion.java");

    @Test
    void guide_example_isTheCompiledClass() throws IOException {
        String source = Files.readString(EXAMPLE);
        String example = source.substring(source.indexOf("public final class"));
        assertTrue(Files.readString(GUIDE).contains("```java\n" + example + "```"), GUIDE + " differs from " + EXAMPLE);
    }

    @Test
    void guide_testOfTheExample_passes() {
        assertEquals(List.of(), new CriterionCheck(ConfiguredCriterion.of(new RangeCriterion()), 1).problems());
    }

    @Test
    void guide_options_haveTheirDefaults() throws IOException {
        String guide = Files.readString(GUIDE);
        for (StabilityCriterion criterion : StabilityCriteria.builtIn().all()) {
            for (CriterionOption option : criterion.options()) {
                assertTrue(guide.contains("| `" + option.name() + "` | " + option.defaultValue() + " |"),
                        criterion.name() + ":" + option.name());
            }
        }
    }
}
