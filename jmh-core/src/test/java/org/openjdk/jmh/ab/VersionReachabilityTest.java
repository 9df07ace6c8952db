package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.bytecode.reach.Platform;

/** What is said where there is nothing to find. */
class VersionReachabilityTest {

    private static String refusal(Optional<String> beside) {
        return new VersionReachability(new Same(beside), "a.B.c", Platform.running()).nothingToFind();
    }

    @Test
    void benchmarkThatReachesTheSame_hasNothingToFind() {
        assertEquals(
                "The benchmark runs no code that differs between old and new: there is nothing to find. -vsall searches anyway",
                refusal(Optional.empty()));
    }

    @Test
    void otherChanges_areReported() {
        assertEquals("The benchmark runs no code that differs between old and new: there is nothing to find. "
                + "But the benchmark changed",
                refusal(Optional.of("But the benchmark changed")));
    }

    /** Two versions of the same code. */
    private static final class Same implements BisectedVersions {

        private final Optional<String> beside;

        Same(Optional<String> beside) {
            this.beside = beside;
        }

        @Override
        public List<String> names() {
            return Arrays.asList("old", "new");
        }

        @Override
        public String classPath(int version) {
            return "";
        }

        @Override
        public boolean[] mayMatter() {
            return new boolean[] {true, true};
        }

        @Override
        public boolean areBuilt() {
            return false;
        }

        @Override
        public String identity() {
            return "";
        }

        @Override
        public List<String> inherited() {
            return Collections.emptyList();
        }

        @Override
        public Optional<String> repetition(int before, int behind, String benchmark, List<String> options) {
            return Optional.empty();
        }

        @Override
        public Optional<String> changesBesideCode(String benchmark) {
            return beside;
        }
    }
}
