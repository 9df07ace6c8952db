package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Reads what users type as JMH does. */
class TypedOptionsTest {

    @Test
    void quotes_keepBlanksTogether() throws Exception {
        TypedOptions options = TypedOptions.parse(" Json -f 3 -jvmArgs \"-Xmx1g -Xms1g\"");
        assertEquals(List.of("Json", "-f", "3", "-jvmArgs", "-Xmx1g -Xms1g"), options.words());
        assertEquals(3, options.parsed().getForkCount().get());
        assertEquals(List.of("-rf", "dynamic", "Json"), TypedOptions.parse("Json").behind(List.of("-rf", "dynamic")));
    }

    @Test
    void nothing_isNoOption() throws Exception {
        assertEquals(List.of(), TypedOptions.parse(null).words());
        assertEquals(List.of(), TypedOptions.parse("  ").words());
    }

    @Test
    void optionOfComparisons_needsOne() throws Exception {
        assertThrows(MojoFailureException.class, () -> TypedOptions.parse("-tol 5%"));
        assertEquals(0.05, TypedOptions.parse("-tol 5% -ec slower", "-vs", "folder").parsed().getComparisonTolerance()
                .get());
    }

    @Test
    void mistake_isSaidInTheWordsOfJmh() {
        Exception refused = assertThrows(MojoFailureException.class, () -> TypedOptions.parse("-f many"));
        assertTrue(refused.getMessage().startsWith("-Djmh=\"-f many\" is not understood: "), refused::getMessage);
        assertTrue(refused.getMessage().contains("many"), refused::getMessage);
    }
}
