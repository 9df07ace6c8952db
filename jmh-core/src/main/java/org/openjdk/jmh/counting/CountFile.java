package org.openjdk.jmh.counting;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The head of a file that callgrind wrote: the counts of one thread between two dumps. Immutable. */
final class CountFile {

    /** Prefix of files that dumps write. A process that ends writes others, which may be empty. */
    private static final String OF_A_DUMP = "counts.";

    final Path path;
    /** The number of the dump, from 1. */
    final int part;
    /** Valgrind's number of the thread, from 1. */
    final int thread;
    /** The counts by callgrind's names of events. */
    final Map<String, Double> events;

    private CountFile(Path path, int part, int thread, Map<String, Double> events) {
        this.path = path;
        this.part = part;
        this.thread = thread;
        this.events = events;
    }

    /**
     * Reads the heads of all files of a folder that have counts. Throws if one of a dump has none; the message is a
     * phrase.
     */
    static List<CountFile> in(Path folder) throws IOException {
        List<CountFile> all = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "counts*-*")) {
            for (Path file : files) {
                CountFile read = read(file);
                if (read != null) {
                    all.add(read);
                } else if (file.getFileName().toString().startsWith(OF_A_DUMP)) {
                    throw new IOException(file.getFileName() + " is cut off, as on a full disk (" + folder.getParent()
                            + ")");
                }
            }
        }
        return all;
    }

    private static CountFile read(Path file) throws IOException {
        Map<String, String> head = new HashMap<>();
        try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
            for (String line = lines.readLine(); line != null && !head.containsKey("summary"); line =
                    lines.readLine()) {
                int colon = line.indexOf(": ");
                if (colon > 0) {
                    head.put(line.substring(0, colon), line.substring(colon + 2).trim());
                }
            }
        }
        if (!head.keySet().containsAll(Arrays.asList("part", "thread", "events", "summary"))) {
            return null;
        }
        String[] names = head.get("events").split(" +");
        String[] counts = head.get("summary").split(" +");
        Map<String, Double> events = new HashMap<>();
        for (int i = 0; i < names.length; i++) {
            events.put(names[i], i < counts.length ? Double.parseDouble(counts[i]) : 0);
        }
        return new CountFile(file, Integer.parseInt(head.get("part")), Integer.parseInt(head.get("thread")), events);
    }
}
