package org.openjdk.jmh.bridge;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Says in several ways where the tests are. */
class TestPathsTest {

    @TempDir
    Path folder;

    private Fixtures.Result convert(String tests, String... more) {
        return Fixtures.runOn(tests, Fixtures.classPath(), folder.resolve("out"), more);
    }

    @Test
    void severalPaths_areSeparatedAsInAClassPathOrGivenOneByOne() throws IOException {
        Path one = Fixtures.folderWith(folder.resolve("one"), "JUnit3Runner", "Trace");
        Path two = Fixtures.folderWith(folder.resolve("two"), "JUnit3Style", "Trace");
        Path three = Fixtures.folderWith(folder.resolve("three"), "JUnit4Base", "JUnit4Plain");
        Fixtures.Result result = convert(one + File.pathSeparator + two, "--tests", three.toString());
        assertEquals(0, result.code(), () -> result.out() + result.err());
        assertTrue(result.out().contains("sources: 3 written"), result::out);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there it separates paths")
    void semicolon_isPartOfAPath() throws IOException {
        Path tests = Fixtures.folderWith(folder.resolve("semi;colon"), "JUnit3Runner", "Trace");
        Fixtures.Result result = convert(tests.toString());
        assertEquals(0, result.code(), () -> result.out() + result.err());
    }
}
