package org.openjdk.jmh.weaver;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Represents upstream's released jar, whose checksum must be pinned. */
final class UpstreamJar {

    private static final String CLASS = ".class";

    private final Map<String, byte[]> entries = new TreeMap<>();

    /**
     * Reads a jar.
     *
     * @param checksums file with a line of {@code sha256sum} for each release that may be patched
     * @throws WeaveException if the jar's checksum is not in the file
     */
    static UpstreamJar read(Path jar, Path checksums) throws IOException {
        checkPinned(jar, checksums);
        UpstreamJar upstream = new UpstreamJar();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements();) {
                upstream.add(zip, all.nextElement());
            }
        }
        return upstream;
    }

    private static void checkPinned(Path jar, Path checksums) throws IOException {
        String line = sha256(Files.readAllBytes(jar)) + "  " + jar.getFileName();
        if (!Files.readAllLines(checksums).contains(line)) {
            throw new WeaveException("the checksum of " + jar.getFileName() + " is not pinned in "
                    + checksums.getFileName() + "; if this release is to be patched, add the line: " + line);
        }
    }

    private static String sha256(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private void add(ZipFile zip, ZipEntry entry) throws IOException {
        if (entry.isDirectory() || describesTheJar(entry.getName())) {
            return;
        }
        try (InputStream in = zip.getInputStream(entry)) {
            entries.put(entry.getName(), in.readAllBytes());
        }
    }

    /** Excludes upstream's manifest, version and Maven descriptor, which would be wrong in our jar. */
    private static boolean describesTheJar(String name) {
        return name.equals("META-INF/MANIFEST.MF") || name.equals("jmh.properties")
                || name.startsWith("META-INF/maven/");
    }

    /** Returns the entries by path. */
    Map<String, byte[]> entries() {
        return entries;
    }

    /** Returns the class files by internal name. */
    Map<String, byte[]> classes() {
        Map<String, byte[]> classes = new TreeMap<>();
        entries.forEach((path, content) -> {
            if (path.endsWith(CLASS)) {
                classes.put(path.substring(0, path.length() - CLASS.length()), content);
            }
        });
        return classes;
    }

    static void write(Map<String, byte[]> entries, Path folder) throws IOException {
        for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
            Path file = folder.resolve(entry.getKey());
            Files.createDirectories(file.getParent());
            Files.write(file, entry.getValue());
        }
    }
}
