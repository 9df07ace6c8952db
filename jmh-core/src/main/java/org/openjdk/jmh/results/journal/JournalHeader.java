package org.openjdk.jmh.results.journal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The identity of a run: named properties of its class path, VM, machine, options and benchmarks. Only a run with the
 * same properties can resume a journal. Immutable.
 */
public final class JournalHeader {

    /** Property of a bisection that lists its versions; the sides of its forks are indexes into this list. */
    public static final String VERSIONS = "the list of versions";

    /** Separates the parts of a property. Messages name only the parts that differ. */
    static final String SEPARATOR = "; ";

    private final Map<String, String> properties;

    /** @param properties by name, in the order of comparison */
    public JournalHeader(Map<String, String> properties) {
        Map<String, String> storable = new LinkedHashMap<>();
        properties.forEach((name, value) -> storable.put(storable(name), storable(value)));
        this.properties = Collections.unmodifiableMap(storable);
    }

    /** Escapes unpaired surrogates as in Java sources: parameters may contain them, and UTF-8 cannot encode them. */
    private static String storable(String text) {
        StringBuilder whole = new StringBuilder();
        text.codePoints().forEach(point -> {
            if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
                whole.append(String.format("\\u%04X", point));
            } else {
                whole.appendCodePoint(point);
            }
        });
        return whole.toString();
    }

    /** Returns whether the run has a property. */
    boolean has(String name) {
        return properties.containsKey(storable(name));
    }

    /** Returns the first property of a resuming run that differs from this header, in words; empty if none does. */
    Optional<String> differenceFrom(JournalHeader run) {
        for (Map.Entry<String, String> now : run.properties.entrySet()) {
            String then = properties.get(now.getKey());
            if (!now.getValue().equals(then)) {
                return Optional.of(then == null ? now.getKey() + " is in this run, but not in the journal"
                        : now.getKey() + " was " + partsThatDiffer(then, now.getValue()));
            }
        }
        return properties.keySet().stream().filter(name -> !run.properties.containsKey(name)).findFirst()
                .map(name -> name + " is in the journal, but not in this run");
    }

    private static String partsThatDiffer(String then, String now) {
        List<String> parts = new ArrayList<>(Arrays.asList(then.split(SEPARATOR)));
        List<String> others = new ArrayList<>(Arrays.asList(now.split(SEPARATOR)));
        List<String> common = new ArrayList<>(parts);
        common.retainAll(others);
        parts.removeAll(common);
        others.removeAll(common);
        return words(parts) + ", now it is " + words(others);
    }

    private static String words(List<String> parts) {
        return parts.isEmpty() ? "without that" : String.join(SEPARATOR, parts);
    }

    byte[] toBytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(properties.size());
        for (Map.Entry<String, String> property : properties.entrySet()) {
            write(out, property.getKey());
            write(out, property.getValue());
        }
        return bytes.toByteArray();
    }

    /** Writes a text of any length, unlike {@link DataOutputStream#writeUTF}. */
    private static void write(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static JournalHeader of(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        Map<String, String> properties = new LinkedHashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            properties.put(read(in), read(in));
        }
        return new JournalHeader(properties);
    }

    private static String read(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available()) {
            throw new EOFException("its first frame ends in the middle of a text");
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
