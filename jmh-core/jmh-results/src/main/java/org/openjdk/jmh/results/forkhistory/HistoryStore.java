package org.openjdk.jmh.results.forkhistory;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.zip.CRC32;

/** Stores histories: one file for all benchmarks or, for large suites, a folder with one file for each. */
public final class HistoryStore {

    private static final int LONGEST_NAME = 100;

    private final Path path;
    private final boolean folder;
    private final Map<String, List<RememberedBenchmark>> read = new HashMap<>();

    private HistoryStore(Path path, boolean folder) {
        this.path = path;
        this.folder = folder;
    }

    /**
     * Opens a history, which may not exist yet.
     *
     * @param name of a file, or of an existing folder
     * @throws HistoryException if there can be no such file
     */
    public static HistoryStore open(String name) throws HistoryException {
        try {
            Path path = Paths.get(name);
            Path parent = path.toAbsolutePath().getParent();
            if (!Files.isDirectory(path) && (parent == null || !Files.isDirectory(parent))) {
                throw new HistoryException("The history " + name + " cannot be created: the folder " + parent
                        + " does not exist: create it first");
            }
            if (Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path)) {
                throw new HistoryException("The history " + name
                        + " cannot be used: it is neither a file nor a folder: name another file");
            }
            return new HistoryStore(path, Files.isDirectory(path));
        } catch (InvalidPathException e) {
            throw new HistoryException("The history " + name + " cannot be created: " + e.getReason(), e);
        }
    }

    /** Returns whether forks can be added; false if the file or its folder is read-only. */
    public boolean isWritable() {
        Path parent = folder ? path : path.toAbsolutePath().getParent();
        return parent != null && Files.isWritable(parent) && (folder || !Files.exists(path) || Files.isWritable(path));
    }

    /**
     * Returns the history of a benchmark as of the first call, under all circumstances.
     *
     * @param damages receives a sentence for each damaged file
     * @throws HistoryException if a file is not a history, or cannot be read
     */
    public List<RememberedBenchmark> read(String name, Consumer<String> damages) throws HistoryException {
        List<RememberedBenchmark> benchmarks = read.get(name);
        if (benchmarks == null && folder) {
            benchmarks = new HistoryFile(fileOf(name)).read(damages);
            read.put(name, benchmarks);
        } else if (benchmarks == null && read.isEmpty()) {
            read.put(name, Collections.emptyList());
            new HistoryFile(path).read(damages).forEach(
                    benchmark -> read.merge(benchmark.name(), Collections.singletonList(benchmark),
                            HistoryStore::both));
            benchmarks = read.get(name);
        }
        return benchmarks == null ? Collections.emptyList() : benchmarks;
    }

    private static List<RememberedBenchmark> both(List<RememberedBenchmark> some, List<RememberedBenchmark> others) {
        List<RememberedBenchmark> all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }

    /**
     * Adds forks to the current content of the files, to which other runs may have added.
     *
     * @param added   benchmarks with new forks
     * @param renewed selects the benchmarks whose earlier forks are dropped
     * @throws HistoryException if writing failed; each file then has either its old or its complete new content
     */
    public void add(List<RememberedBenchmark> added, Predicate<RememberedBenchmark> renewed) throws HistoryException {
        Map<Path, List<RememberedBenchmark>> byFile = new LinkedHashMap<>();
        for (RememberedBenchmark benchmark : added) {
            byFile.computeIfAbsent(folder ? fileOf(benchmark.name()) : path, file -> new ArrayList<>()).add(benchmark);
        }
        for (Map.Entry<Path, List<RememberedBenchmark>> file : byFile.entrySet()) {
            new HistoryFile(file.getKey()).add(Collections.unmodifiableList(file.getValue()), renewed);
        }
    }

    /** Returns a file name that is readable, valid on any system and, by a checksum, unique to the benchmark. */
    private Path fileOf(String name) {
        CRC32 sum = new CRC32();
        sum.update(name.getBytes(StandardCharsets.UTF_8));
        String readable = name.replaceAll("[^A-Za-z0-9.=-]+", "_");
        String end = readable.substring(Math.max(0, readable.length() - LONGEST_NAME));
        return path.resolve(end + "-" + Long.toHexString(sum.getValue()) + ".jsonl");
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
