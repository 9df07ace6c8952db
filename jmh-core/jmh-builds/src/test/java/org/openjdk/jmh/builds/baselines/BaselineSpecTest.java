package org.openjdk.jmh.builds.baselines;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.builds.SomeTool;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tests how kinds of baselines are distinguished. */
class BaselineSpecTest {

    private static BaselineSpec parse(String text) throws RefusedException {
        return BaselineSpec.parse(text, SomeTool.SOME_TOOL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"main", "HEAD~3", "v1.4", "1.4.2", "feature/faster", "0a1b2c3"})
    void textWithoutColon_isRevisionOrVersion(String text) throws RefusedException {
        assertEquals(new BaselineSpec.RevisionOrVersion(text), parse(text));
    }

    @Test
    void prefix_selectsTheKind() throws RefusedException {
        assertEquals(new BaselineSpec.Revision("1.4.2"), parse("git:1.4.2"));
        assertEquals(new BaselineSpec.Version("1.4.2"), parse("version:1.4.2"));
        assertEquals(new BaselineSpec.Jdk("25"), parse("jdk:25"));
        assertEquals(new BaselineSpec.Jdk("C:\\jdk"), parse("jdk:C:\\jdk"));
    }

    @Test
    void coordinates_areDependencies() throws RefusedException {
        assertEquals(new BaselineSpec.Dependencies(List.of(new BaselineSpec.Dependency("g:a", "1"))), parse("g:a:1"));
        assertEquals(
                new BaselineSpec.Dependencies(
                        List.of(new BaselineSpec.Dependency("g:a", "1"), new BaselineSpec.Dependency("g:b", "2"))),
                parse("g:a:1, g:b:2"));
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", " ", "g:a", "g:a:", "g::1", "g:a:jar:1", "g:a:1,", "jdk:", "git: "})
    void invalidBaseline_isRejectedWithAllKinds(String text) {
        Exception refused = assertThrows(RefusedException.class, () -> parse(text));
        assertTrue(refused.getMessage().contains(BaselineSpec.KINDS), refused::getMessage);
    }
}
