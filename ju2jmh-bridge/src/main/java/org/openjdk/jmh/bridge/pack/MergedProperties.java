package org.openjdk.jmh.bridge.pack;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.stream.Collectors;

/** Properties that are read from all jars, as Spring does. */
final class MergedProperties implements MergedResource {

    private final boolean listed;
    private final Properties all = new Properties();

    /**
     * Begins with none.
     *
     * @param listed whether the values of one key are a list; otherwise that of the first jar holds
     */
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
        // Without the date, and in an order that does not depend on the VM.
        return stored.toString(StandardCharsets.ISO_8859_1).lines().filter(line -> !line.startsWith("#")).sorted()
                .collect(Collectors.joining("\n", "", "\n")).getBytes(StandardCharsets.ISO_8859_1);
    }
}
