package org.openjdk.jmh.builds.modules;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.builds.SomeTool;
import org.openjdk.jmh.builds.tool.BuildTool;
import org.openjdk.jmh.builds.tool.RefusedException;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Reads what users type as JMH does. */
class TypedOptionsTest {

    private static final BuildTool TOOL = SomeTool.SOME_TOOL;

    @Test
    void quotes_keepBlanksTogether() throws Exception {
        TypedOptions options = TypedOptions.parse(TOOL, " Json -f 3 -jvmArgs \"-Xmx1g -Xms1g\"");
        assertEquals(List.of("Json", "-f", "3", "-jvmArgs", "-Xmx1g -Xms1g"), options.words());
        assertEquals(3, options.parsed().getForkCount().get());
        assertEquals(List.of("-rf", "dynamic", "Json"),
                TypedOptions.parse(TOOL, "Json").behind(List.of("-rf", "dynamic")));
    }

    @Test
    void nothing_isNoOption() throws Exception {
        assertEquals(List.of(), TypedOptions.parse(TOOL, null).words());
        assertEquals(List.of(), TypedOptions.parse(TOOL, "  ").words());
    }

    @Test
    void optionOfComparisons_needsOne() throws Exception {
        assertThrows(RefusedException.class, () -> TypedOptions.parse(TOOL, "-tol 5%"));
        assertEquals(0.05,
                TypedOptions.parse(TOOL, "-tol 5% -ec slower", "-vs", "folder").parsed().getComparisonTolerance()
                        .get());
    }

    @Test
    void mistake_isSaidInTheWordsOfJmh() {
        Exception refused = assertThrows(RefusedException.class, () -> TypedOptions.parse(TOOL, "-f many"));
        assertTrue(refused.getMessage().startsWith("-Djmh=\"-f many\" is not understood: "), refused::getMessage);
        assertTrue(refused.getMessage().contains("many"), refused::getMessage);
    }
}
