package org.openjdk.jmh.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SmallFileTest {

    @TempDir
    Path root;

    private FakeSystem system;

    @BeforeEach
    void makeSystem() {
        system = new FakeSystem(root);
    }

    private SmallFile file(String text) {
        SmallFile file = SmallFile.open(system.file("file", text).root().resolve("file"));
        file.read();
        return file;
    }

    @ParameterizedTest
    @CsvSource({"0, 12", "1, 0", "2, 345", "3, -1"})
    void number_isFoundByItsPlaceInTheLine(int field, long expected) {
        assertEquals(expected, file("12 0\t345\n99\n").number("", field));
        assertEquals(expected, file("other 1\nlabel:  12 0 345\nlabel: 7 8 9 10").number("label:", field));
    }

    @Test
    void label_isThatOfAWholeLineStart() {
        assertEquals(5, file("nonvoluntary: 4\nvoluntary: 5").number("voluntary:", 0));
        assertEquals(SmallFile.UNKNOWN, file("a: 1").number("b:", 0));
    }

    @Test
    void numberBehindACharacter_isBehindItsLastOccurrence() {
        assertEquals(3, file("1 (a) b) c) S 3 4").numberBehind(')', 1));
        assertEquals(SmallFile.UNKNOWN, file("1 2 3").numberBehind(')', 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "x", "1x", "-5", "1.5", "99999999999999999999", "\0\0\0", "max 100000"})
    void textThatIsNotACount_isUnknown(String text) {
        assertEquals(SmallFile.UNKNOWN, file(text).number("", 0));
    }

    @Test
    void largestCount_isRead() {
        assertEquals(922337203685477579L, file("922337203685477579").number("", 0));
    }

    @Test
    void changedFile_isReadAnew() {
        SmallFile file = file("1000");
        system.file("file", "7");
        assertTrue(file.read());
        assertEquals(7, file.number("", 0));
        system.file("file", "");
        assertFalse(file.read());
        assertEquals(SmallFile.UNKNOWN, file.number("", 0));
    }

    @Test
    void longFile_isReadAtItsStart() {
        assertEquals(42, file("42 " + "0 ".repeat(100_000)).number("", 0));
    }

    @Test
    void missingFileAndFolder_haveNothing() throws Exception {
        Files.createDirectory(root.resolve("folder"));
        for (String name : new String[] {"missing", "folder"}) {
            try (SmallFile file = SmallFile.open(root.resolve(name))) {
                assertFalse(file.read(), name);
                assertEquals(SmallFile.UNKNOWN, file.number("", 0), name);
            }
        }
    }
}
