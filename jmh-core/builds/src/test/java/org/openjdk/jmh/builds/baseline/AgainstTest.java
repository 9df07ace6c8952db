package org.openjdk.jmh.builds.baseline;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.builds.SomeTool;
import org.openjdk.jmh.builds.tool.RefusedException;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tells the kinds of what can be compared with apart. */
class AgainstTest {

    private static Against parse(String text) throws RefusedException {
        return Against.parse(text, SomeTool.SOME_TOOL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"main", "HEAD~3", "v1.4", "1.4.2", "feature/faster", "0a1b2c3"})
    void textWithoutColon_isRevisionOrVersion(String text) throws RefusedException {
        assertEquals(new Against.RevisionOrVersion(text), parse(text));
    }

    @Test
    void prefix_saysWhichIsMeant() throws RefusedException {
        assertEquals(new Against.Revision("1.4.2"), parse("git:1.4.2"));
        assertEquals(new Against.Version("1.4.2"), parse("version:1.4.2"));
        assertEquals(new Against.Jdk("25"), parse("jdk:25"));
        assertEquals(new Against.Jdk("C:\\jdk"), parse("jdk:C:\\jdk"));
    }

    @Test
    void coordinates_areDependencies() throws RefusedException {
        assertEquals(new Against.Dependencies(List.of(new Against.Dependency("g:a", "1"))), parse("g:a:1"));
        assertEquals(
                new Against.Dependencies(
                        List.of(new Against.Dependency("g:a", "1"), new Against.Dependency("g:b", "2"))),
                parse("g:a:1, g:b:2"));
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", " ", "g:a", "g:a:", "g::1", "g:a:jar:1", "g:a:1,", "jdk:", "git: "})
    void nothingOfThese_namesAllKinds(String text) {
        Exception refused = assertThrows(RefusedException.class, () -> parse(text));
        assertTrue(refused.getMessage().contains(Against.KINDS), refused::getMessage);
    }
}
