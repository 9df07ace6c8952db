package org.openjdk.jmh.results.forkhistory;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.json.PrintableWriter;
import org.openjdk.jmh.results.json.ReplacedFile;

/**
 * Stores a history as a header and one line of JSON for each benchmark.
 *
 * <p>The file is replaced as a whole by renaming, so that readers need no lock. Writers lock a separate file beside it,
 * because a lock on the file itself would vanish with it. Damaged lines are skipped and reported, and the file is
 * copied before it is replaced without them.
 */
final class HistoryFile {

    private static final String HEADER = "{\"jmhHistory\":1}";
    private static final String HEADER_START = "{\"jmhHistory\":";

    /** Maximum number of circumstances of a benchmark, more than are in use at once; the oldest are dropped. */
    static final int MOST_CIRCUMSTANCES = 5;

    private final Path path;

    HistoryFile(Path path) {
        this.path = path;
    }

    private static final class Content {
        private final List<RememberedBenchmark> benchmarks = new ArrayList<>();
        private int damaged;
        private int firstDamaged;
        private String damage = "";
    }

    /**
     * Reads the file.
     *
     * @param damages receives a sentence about damaged lines
     * @return empty if there is no such file
     * @throws HistoryException if it is not a history, or cannot be read
     */
    List<RememberedBenchmark> read(Consumer<String> damages) throws HistoryException {
        try {
            checkKind();
            Content content = content(path);
            if (content.damaged > 0) {
                damages.accept("The history " + path + " is damaged in " + Nouns.count(content.damaged, "line")
                        + ", first in line " + content.firstDamaged + ": "
                        + content.damage + "; JMH ignores these lines");
            }
            return content.benchmarks;
        } catch (IOException e) {
            throw new HistoryException("The history " + path + " cannot be read: " + HistoryLock.reason(e), e);
        }
    }

    private void checkKind() throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new FileSystemException(path.toString(), null, "it is not a regular file: name another file");
        }
    }

    /** Returns the file to lock and replace: the target of a symbolic link, which is created if it is missing. */
    private Path target() throws IOException {
        checkKind();
        if (Files.isSymbolicLink(path)) {
            Files.newByteChannel(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
        }
        return Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
    }

    private Content content(Path target) throws IOException, HistoryException {
        Content content = new Content();
        if (!Files.exists(target) || Files.size(target) == 0) {
            return content;
        }
        // Malformed bytes become replacement characters, which make a line invalid JSON.
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(Files.newInputStream(target), StandardCharsets.UTF_8))) {
            checkHeader(lines.readLine());
            int number = 1;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                try {
                    content.benchmarks.add(RememberedBenchmarkJson.parse(line));
                } catch (IllegalArgumentException e) {
                    content.damaged++;
                    content.firstDamaged = content.damaged == 1 ? number : content.firstDamaged;
                    content.damage = content.damaged == 1 ? String.valueOf(e.getMessage()) : content.damage;
                }
            }
        }
        return content;
    }

    private void checkHeader(@Nullable String header) throws HistoryException {
        if (!HEADER.equals(header)) {
            throw new HistoryException("The history " + path + " cannot be used: "
                    + (header != null && header.startsWith(HEADER_START)
                            ? "it was written by another version of JMH: name another file"
                            : "it is not a history, which begins with " + HEADER + ": name another file"));
        }
    }

    /**
     * Adds forks to the current content of the file.
     *
     * @param added   benchmarks with new forks
     * @param renewed selects the benchmarks whose earlier forks are dropped
     * @throws HistoryException if writing failed; the file is unchanged then
     */
    void add(List<RememberedBenchmark> added, Predicate<RememberedBenchmark> renewed) throws HistoryException {
        try {
            Path target = target();
            HistoryLock lock = HistoryLock.take(target);
            try {
                addLocked(target, added, renewed);
            } finally {
                lock.close();
            }
        } catch (IOException e) {
            throw new HistoryException("The history " + path + " cannot be written: " + HistoryLock.reason(e), e);
        }
    }

    private void addLocked(Path target, List<RememberedBenchmark> added, Predicate<RememberedBenchmark> renewed)
            throws IOException, HistoryException {
        Content content = content(target);
        if (content.damaged > 0) {
            Files.copy(target, notYetThere(target.getFileName() + ".damaged", target));
        }
        List<RememberedBenchmark> all = content.benchmarks;
        for (RememberedBenchmark benchmark : added) {
            RememberedBenchmark merged = benchmark;
            for (RememberedBenchmark earlier : new ArrayList<>(all)) {
                if (earlier.isSame(benchmark)) {
                    all.remove(earlier);
                    merged = renewed.test(benchmark) ? merged : earlier.with(merged);
                }
            }
            all.add(merged);
        }
        replace(target, newest(all));
    }

    private static List<RememberedBenchmark> newest(List<RememberedBenchmark> all) {
        Map<String, Integer> counts = new HashMap<>();
        return all.stream().sorted(Comparator.comparingLong(RememberedBenchmark::lastRun).reversed())
                .filter(benchmark -> counts.merge(benchmark.name(), 1, Integer::sum) <= MOST_CIRCUMSTANCES)
                .collect(Collectors.toList());
    }

    /** Returns an unused name, since an earlier copy may be the last trace of a history. */
    private static Path notYetThere(String name, Path beside) {
        Path copy = beside.resolveSibling(name);
        for (int number = 2; Files.exists(copy, LinkOption.NOFOLLOW_LINKS); number++) {
            copy = beside.resolveSibling(name + number);
        }
        return copy;
    }

    private static void replace(Path target, List<RememberedBenchmark> all) throws IOException {
        new ReplacedFile(target).write(file -> {
            Writer text = new BufferedWriter(new PrintableWriter(new OutputStreamWriter(file, StandardCharsets.UTF_8)));
            text.write(HEADER + "\n");
            for (RememberedBenchmark benchmark : all) {
                text.write(RememberedBenchmarkJson.of(benchmark) + "\n");
            }
            text.flush();
        });
    }
}
