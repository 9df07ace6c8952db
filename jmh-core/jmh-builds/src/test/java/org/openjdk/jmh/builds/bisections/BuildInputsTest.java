package org.openjdk.jmh.builds.bisections;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Set;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class BuildInputsTest {

    private static final Set<String> BENCHMARKS = Set.of("lib/src/test/java/a/B.java");
    private static final BuildInputs INPUTS = new BuildInputs(List.of("web"), BENCHMARKS, false);

    @ParameterizedTest
    @ValueSource(strings = {"pom.xml", "lib/pom.xml", "lib/src/main/java/a/C.java", "src/main/resources/words.txt",
        "lib/src/test/java/a/B.java", ".mvn/jvm.config", "lib/src/main/antlr4/G.g4", "webs/src/main/java/a/D.java",
        "tool/code.txt/x", ".gitmodules", ".gitattributes", ".libraries/c/", "guide.md/", "gen/template.vm",
        "\"a\\tb.md\""})
    void builtFile_matters(String file) {
        assertTrue(INPUTS.contain(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "LICENSE.txt", "lib/NOTICE", "guide/picture.PNG", ".github/workflows/ci.yml",
        ".gitignore", "web/src/main/java/a/C.java", "web/pom.xml", "lib/src/test/java/a/CTest.java",
        "src/site/markdown/index.md", "web/library/", "lib/src/it/settings.xml"})
    void otherFile_doesNotMatter(String file) {
        assertFalse(INPUTS.contain(file));
    }

    @Test
    void tests_matterIfTheyAreBuilt() {
        String test = "lib/src/test/java/a/CTest.java";
        assertEquals(List.of(false, true), List.of(INPUTS.contain(test),
                new BuildInputs(List.of("web"), BENCHMARKS, true).contain(test)));
    }
}
