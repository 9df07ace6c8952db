package org.openjdk.jmh.runner;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.reports.Wrapped;

/**
 * Reports the findings that the annotation processor recorded beside the compiled benchmarks. Findings are grouped by
 * rule, so that a suite with the same defect everywhere gets one message for it. Records that are missing, damaged or
 * of a later format are ignored.
 */
final class CompiledFindings {

    private static final String FOLDER = "META-INF/jmh-lint/";
    private static final String FORMAT = "jmh-lint 1";
    private static final String ALSO = "also ";
    private static final int FIELDS = 4;
    /** Places shown for each rule; a compilation shows all. */
    private static final int PLACES = 3;
    private static final String INDENT = "#     ";

    private final ClassLoader loader;
    private final Deque<String> unread = new ArrayDeque<>();
    private final Map<String, Set<String>> places = new LinkedHashMap<>();
    private final Map<String, String> messages = new LinkedHashMap<>();
    private int warnings;
    private int notes;

    private CompiledFindings(ClassLoader loader) {
        this.loader = loader;
    }

    /**
     * Returns the report on benchmarks: lines of at most 80 characters, except for longer words; none if there is no
     * warning.
     */
    static List<String> in(Collection<BenchmarkListEntry> benchmarks) {
        Set<String> classes = new LinkedHashSet<>();
        benchmarks.forEach(benchmark -> classes.add(benchmark.getUserClassQName()));
        return in(classes, Thread.currentThread().getContextClassLoader());
    }

    static List<String> in(Set<String> classes, ClassLoader loader) {
        CompiledFindings findings = new CompiledFindings(loader);
        findings.read(classes);
        return findings.warnings == 0 ? new ArrayList<>() : findings.lines();
    }

    private void read(Set<String> classes) {
        Set<String> seen = new HashSet<>();
        unread.addAll(classes);
        while (!unread.isEmpty()) {
            String name = unread.remove();
            if (seen.add(name)) {
                read(name);
            }
        }
    }

    /** Reads the record of a class. Nested classes are recorded with their outermost class. */
    private void read(String name) {
        try (InputStream record = loader.getResourceAsStream(FOLDER + name)) {
            if (record != null) {
                read(new BufferedReader(new InputStreamReader(record, StandardCharsets.UTF_8)));
            } else if (name.indexOf('.') > 0) {
                unread.add(name.substring(0, name.lastIndexOf('.')));
            }
        } catch (IOException e) {
            // Findings are optional: benchmarks run without them.
        }
    }

    private void read(BufferedReader record) throws IOException {
        if (FORMAT.equals(record.readLine())) {
            for (String line = record.readLine(); line != null; line = record.readLine()) {
                String[] fields = line.split("\t", FIELDS);
                if (line.startsWith(ALSO)) {
                    unread.add(line.substring(ALSO.length()));
                } else if (fields.length == FIELDS) {
                    add(fields[0], fields[1], fields[2], fields[3]);
                }
            }
        }
    }

    private void add(String severity, String rule, String place, String message) {
        if (severity.equals("note")) {
            notes++;
            return;
        }
        warnings++;
        messages.putIfAbsent(rule, message);
        places.computeIfAbsent(rule, first -> new LinkedHashSet<>()).add(place);
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(
                "# Lint: " + Nouns.count(warnings, "warning") + (notes == 0 ? "" : " and " + Nouns.count(notes, "note"))
                        + " from when these benchmarks were compiled");
        for (Map.Entry<String, Set<String>> rule : places.entrySet()) {
            lines.addAll(Wrapped.lines("#   " + rule.getKey() + " " + places(new ArrayList<>(rule.getValue())) + ": "
                    + messages.get(rule.getKey()), INDENT));
        }
        lines.add("#   javac -Ajmh.lint=warn shows all; @SuppressWarnings(\"jmh:"
                + places.keySet().iterator().next() + "\") silences a rule");
        return lines;
    }

    private static String places(List<String> all) {
        int shown = Math.min(PLACES, all.size());
        String more = all.size() > shown ? " and " + (all.size() - shown) + " more" : "";
        return String.join(", ", all.subList(0, shown)) + more;
    }
}
