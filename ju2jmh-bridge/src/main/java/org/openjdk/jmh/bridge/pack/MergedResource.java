package org.openjdk.jmh.bridge.pack;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Merges a file that programs read from all jars. */
interface MergedResource {

    /** Adds the content of the next entry of the class path. */
    void add(byte[] content) throws IOException;

    /** Returns the content of all entries. */
    byte[] content() throws IOException;

    /** Returns the merger for files of a name; empty if there is none. */
    static Optional<MergedResource> of(String name) {
        if (name.startsWith("META-INF/services/") || List.of("META-INF/mailcap", "META-INF/javamail.providers",
                "META-INF/javamail.default.providers", "META-INF/cxf/bus-extensions.txt").contains(name)
                || name.startsWith("META-INF/spring/") && name.endsWith(".imports")) {
            return Optional.of(new Lines());
        }
        if (name.equals("META-INF/spring.factories") || name.equals("META-INF/spring/aot.factories")) {
            return Optional.of(new MergedProperties(true));
        }
        if (name.startsWith("META-INF/spring.") || name.equals("META-INF/spring-autoconfigure-metadata.properties")) {
            return Optional.of(new MergedProperties(false));
        }
        return name.equals(MergedPlugins.NAME) ? Optional.of(new MergedPlugins()) : Optional.empty();
    }

    /** Merges files with one entry per line. */
    final class Lines implements MergedResource {

        private final Set<String> lines = new LinkedHashSet<>();

        @Override
        public void add(byte[] content) {
            new String(content, StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank()).forEach(lines::add);
        }

        @Override
        public byte[] content() {
            return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        }
    }
}
