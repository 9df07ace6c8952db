package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * Tests which blocks fit into a budget, with a clock by which each fork takes 100 s and everything else takes no
 * time.
 */
class BudgetedSidesTest {

    private static final long FORK = TimeUnit.SECONDS.toNanos(100);

    @TempDir
    Path folder;

    private List<String> run(String... more) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("FickleBenchmark", "-p", "folder=" + folder, "-vsJvmArgs",
                "-Dside=old", "-wi", "0", "-i", "2", "-r", "10ms", "-f", "40", "-tol", "0.001%", "-env", "false",
                "-budget", "650s", "-journal", folder.resolve("ab.journal").toString(), "-rf", "json", "-rff",
                folder.resolve("r.json").toString()));
        arguments.addAll(List.of(more));
        List<String> lines = new ArrayList<>();
        SideBySideRun run = new SideBySideRun(new CommandLineOptions(arguments.toArray(new String[0])), lines::add);
        run.inputs.measureTimeBy(() -> forks() * FORK);
        run.startedAt(forks() * FORK);
        run.run(Gate.stopping());
        return lines;
    }

    /** Each fork of the benchmark leaves a file. */
    private long forks() {
        int forks = 0;
        while (Files.exists(folder.resolve("fork" + (forks + 1)))) {
            forks++;
        }
        return forks;
    }

    private static long count(List<String> lines, String beginning) {
        return lines.stream().filter(line -> line.startsWith(beginning)).count();
    }

    /**
     * The budget is the total of all starts. The 50 s that are too short for a fork are not added to the next start.
     */
    @Test
    void usedBudget_leavesNoTimeToTheResumedRunWhichWritesTheSame() throws Exception {
        List<String> first = run();
        String results = results();
        assertEquals(6, forks(), first::toString);
        assertEquals(1, count(first, "# Budget of 10 min 50 s: 10 min used, 3 pairs"), first::toString);
        List<String> again = run("-resume");
        assertEquals(6, forks(), again::toString);
        assertEquals(0, count(again, "# Pair "), again::toString);
        assertEquals(1, count(again, "# Of this time, "), again::toString);
        assertEquals(1, count(again, "# Budget of 10 min 50 s: 10 min 50 s used, 3 pairs"), again::toString);
        assertEquals(results, results());
    }

    private String results() throws IOException {
        return Files.readString(folder.resolve("r.json")) + Files.readString(folder.resolve("r-baseline.json"));
    }
}
