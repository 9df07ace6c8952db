package org.openjdk.jmh.builds.modules;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.builds.SomeTool;
import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tests that options are parsed as JMH does. */
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
    void emptyText_hasNoOptions() throws Exception {
        assertEquals(List.of(), TypedOptions.parse(TOOL, null).words());
        assertEquals(List.of(), TypedOptions.parse(TOOL, "  ").words());
    }

    @Test
    void optionOfComparisons_requiresAComparison() throws Exception {
        assertThrows(RefusedException.class, () -> TypedOptions.parse(TOOL, "-tol 5%"));
        assertEquals(0.05,
                TypedOptions.parse(TOOL, "-tol 5% -ec slower", "-vs", "folder").parsed().getComparisonTolerance()
                        .get());
    }

    @Test
    void invalidOption_isReportedWithJmhsMessage() {
        Exception refused = assertThrows(RefusedException.class, () -> TypedOptions.parse(TOOL, "-f many"));
        assertTrue(refused.getMessage().startsWith("-Djmh=\"-f many\" is not understood: "), refused::getMessage);
        assertTrue(refused.getMessage().contains("many"), refused::getMessage);
    }
}
