package org.openjdk.jmh.parts.counts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;

/** Writes the number of forks of each benchmark to a file and prints it: an example of a new feature of a run. */
public final class ForkCountPart implements Part {

    private final RunContext run;
    private final Path file;
    private final TreeMap<String, Integer> forks = new TreeMap<>();
    private String end = "interrupted";

    public ForkCountPart(RunContext run, Path file) {
        this.run = run;
        this.file = file;
    }

    @Override
    public void forkEnded(JournaledFork fork) {
        forks.merge(fork.params().getBenchmark().replaceAll(".*[.]", "") + (fork.loss().isPresent() ? " lost" : ""), 1,
                Integer::sum);
    }

    @Override
    public void runEnds(MeasuredResults results) {
        run.say("# Counted: " + forks);
        end = "complete";
    }

    @Override
    public void close() {
        try {
            Files.writeString(file, forks + " " + end);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
