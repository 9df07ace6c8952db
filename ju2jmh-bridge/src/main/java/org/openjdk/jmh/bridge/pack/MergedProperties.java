package org.openjdk.jmh.bridge.pack;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.stream.Collectors;

/** Merges properties files that programs such as Spring read from all jars. */
final class MergedProperties implements MergedResource {

    private final boolean listed;
    private final Properties all = new Properties();

    /** With {@code listed}, joins the values of a key by commas; otherwise the first jar's value is used. */
    MergedProperties(boolean listed) {
        this.listed = listed;
    }

    @Override
    public void add(byte[] content) throws IOException {
        Properties some = new Properties();
        try {
            some.load(new ByteArrayInputStream(content));
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
        some.forEach((key, value) -> all.merge(key, value, (before, more) -> listed ? before + "," + more : before));
    }

    @Override
    public byte[] content() throws IOException {
        ByteArrayOutputStream stored = new ByteArrayOutputStream();
        all.store(stored, null);
        // Removes the date and sorts lines, so that the jar is reproducible.
        return stored.toString(StandardCharsets.ISO_8859_1).lines().filter(line -> !line.startsWith("#")).sorted()
                .collect(Collectors.joining("\n", "", "\n")).getBytes(StandardCharsets.ISO_8859_1);
    }
}
