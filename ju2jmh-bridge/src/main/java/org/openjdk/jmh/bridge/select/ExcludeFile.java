package org.openjdk.jmh.bridge.select;

import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** File of excluded tests: one {@code class#method} per line, optionally followed by a blank and a reason. */
public final class ExcludeFile implements TestFilter {

    private final String name;
    private final Map<String, String> excluded = new HashMap<>();

    public ExcludeFile(Path file) throws IOException {
        name = String.valueOf(file.getFileName());
        for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.strip().split("\\s+", 2);
                excluded.putIfAbsent(parts[0], parts.length == 1 ? "" : " (" + parts[1] + ")");
            }
        }
    }

    /** Appends tests with their reasons to a file, which is created if necessary. Repeated lines are removed. */
    public static void append(Path file, Collection<String> lines) throws IOException {
        Set<String> all = new LinkedHashSet<>();
        if (Files.exists(file)) {
            all.addAll(Files.readAllLines(file, StandardCharsets.UTF_8));
        }
        all.addAll(lines);
        Files.write(file, all, StandardCharsets.UTF_8);
    }

    @Override
    public Optional<String> reason(TestClass type, TestMethod test) {
        String id = type.type().name() + "#" + test.method().name();
        return Optional.ofNullable(excluded.get(id)).map(reason -> "excluded by " + name + reason);
    }
}
