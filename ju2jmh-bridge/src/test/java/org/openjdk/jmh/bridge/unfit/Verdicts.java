package org.openjdk.jmh.bridge.unfit;

import org.junit.AfterClass;
import org.junit.Assert;
import org.junit.BeforeClass;
import org.junit.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

public class Verdicts {

    public static class Polluted {

        private static boolean polluted;

        @Test
        public void aPollutes() {
            polluted = true;
        }

        @Test
        public void isPolluted() {
            Assert.assertFalse(polluted);
        }
    }

    public static class Counting {

        private static final Set<String> TESTS = new HashSet<>();

        @AfterClass
        public static void count() {
            if (TESTS.size() < 2) {
                throw new AssertionError(TESTS.size() + " of 2 tests ran");
            }
        }

        @Test
        public void first() {
            TESTS.add("first");
        }

        @Test
        public void second() {
            TESTS.add("second");
        }
    }

    public static class Sets {

        @org.junit.jupiter.params.ParameterizedTest
        @org.junit.jupiter.params.provider.ValueSource(strings = {"odd", "even", "strange"})
        void even(String number) {
            Assert.assertEquals("even", number);
        }
    }

    public static class Extended {

        @org.junit.jupiter.api.Test
        void fails() {
            Assert.fail("though extensions may be detected");
        }
    }

    public static class Once {

        private static boolean once;
        private static int inClass;

        @BeforeClass
        public static void forget() {
            inClass = 0;
        }

        @Test
        public void onlyOnce() {
            Assert.assertFalse("once more", once);
            once = true;
        }

        @Test
        public void onlyOnceForAClass() {
            inClass++;
            Assert.assertEquals(1, inClass);
        }

        @Test
        public void never() {
            Assert.fail("never");
        }
    }

    public static class Flaky {

        @Test
        public void onceInAWhile() throws IOException {
            Path marker = Path.of("was-here");
            if (Files.notExists(marker)) {
                Files.createFile(marker);
                Assert.fail("this time");
            }
        }
    }
}
