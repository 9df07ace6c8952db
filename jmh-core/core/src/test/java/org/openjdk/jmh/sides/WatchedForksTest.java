package org.openjdk.jmh.sides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.options.OptionsBuilder;

class WatchedForksTest {

    private static final Path OPEN = Path.of("/proc/self/fd");

    /** One fork that is lost at once. */
    private static final class Lost implements BlockForks {

        @Override
        public List<EndedFork> run(PairedBenchmark benchmark, int number) {
            return List.of(EndedFork.lost(number, "nothing ran"));
        }

        @Override
        public double seconds(PairedBenchmark benchmark) {
            return 0;
        }
    }

    /** What is open of what the system counts. */
    private static long counters() throws IOException {
        try (Stream<Path> files = Files.list(OPEN)) {
            return files.filter(file -> {
                try {
                    String target = Files.readSymbolicLink(file).toString();
                    return target.startsWith("/proc/") && !target.endsWith("/fd") || target.startsWith("/sys/");
                } catch (IOException e) {
                    return false;
                }
            }).count();
        }
    }

    @Test
    void endedRun_leavesNoCounterOpen() throws Exception {
        assumeTrue(Files.isDirectory(OPEN), "a system that tells which files are open");
        long before = counters();
        List<String> warnings = new ArrayList<>();
        try (BlockForks forks = WatchedForks.of(new Lost(), new OptionsBuilder().build(), warnings::add)) {
            assertTrue(forks.run(null, 0).get(0).isLost());
            assertTrue(counters() > before, "nothing was watched");
        }
        assertEquals(before, counters());
        assertEquals(List.of(), warnings);
    }
}
