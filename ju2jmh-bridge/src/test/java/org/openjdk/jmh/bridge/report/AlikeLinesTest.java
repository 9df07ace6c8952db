package org.openjdk.jmh.bridge.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class AlikeLinesTest {

    @Test
    void classThatIsMissing_isNamedOnce() {
        assertEquals(List.of("a.Missing is not on the class path, needed by b.One - and 2 more like it",
                "a.Other is not on the class path, needed by b.One"),
                AlikeLines.ofProblems(List.of("a.Missing is not on the class path, needed by b.One",
                        "a.Other is not on the class path, needed by b.One",
                        "a.Missing is not on the class path, needed by b.Two",
                        "b.Three is skipped: a.Missing is not on the class path, needed by b.Three")));
    }

    @Test
    void problemsThatDifferInNamesOnly_areOne() {
        assertEquals(List.of("a.One was edited by hand and is not overwritten - and 1 more like it"),
                AlikeLines.ofProblems(List.of("a.One was edited by hand and is not overwritten",
                        "a.b.Two was edited by hand and is not overwritten")));
    }

    @Test
    void particulars_areNamesNumbersPathsAndBracketedText() {
        assertEquals("...: port ... of ... is taken ...",
                AlikeLines.withoutParticulars("java.net.BindException: port 4711 of [a, b] is taken @1f"));
        assertEquals("...: no ... here",
                AlikeLines.withoutParticulars("java.io.IOException: no /home/me/some-folder/a-1.txt here"));
    }
}
