package org.openjdk.jmh.bridge.pack;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import org.openjdk.jmh.bridge.read.ClassRoot;

/** A jar with the content of a whole class path. */
final class MergedJar implements Closeable {

    private static final List<String> SIGNATURES = List.of(".SF", ".RSA", ".DSA", ".EC");
    /** Files of each jar that no program reads. */
    private static final Pattern FOR_PEOPLE = Pattern.compile("(?i)META-INF/(maven|proguard|native-image|licenses)/.*"
            + "|(.*/)?(licen[sc]e|notice|dependencies|readme|copyright|about|changes|AL2\\.0|LGPL2\\.1)[^/]*|.*\\.html");

    private final JarOutputStream out;
    private final Set<String> names = new HashSet<>(Set.of("META-INF/MANIFEST.MF", "META-INF/INDEX.LIST"));
    private final Map<String, MergedResource> merged = new TreeMap<>();
    /** Checksums of files that programs may read from several jars. */
    private final Map<String, Long> sums = new HashMap<>();
    /** The files that differ between entries of the class path, of which only the first was packed. */
    final Set<String> firstOnly = new TreeSet<>();

    MergedJar(OutputStream out, Manifest manifest) throws IOException {
        this.out = new JarOutputStream(out, manifest);
    }

    /** Adds the files of a folder or jar whose names are new. */
    void add(Path entry, Predicate<String> wanted) throws IOException {
        try (ClassRoot root = ClassRoot.open(entry)) {
            for (String name : root.files().stream().filter(wanted).sorted().toList()) {
                Optional<MergedResource> mergeable = MergedResource.of(name);
                if (mergeable.isPresent()) {
                    merge(merged.computeIfAbsent(name, n -> mergeable.get()), name, root);
                } else if (!isOfItsJarOnly(name)) {
                    add(name, root);
                }
            }
        }
    }

    /** Returns whether a file makes no sense in a merged jar: a signature or module descriptor. */
    private static boolean isOfItsJarOnly(String name) {
        boolean signature = name.startsWith("META-INF/") && SIGNATURES.stream().anyMatch(name::endsWith);
        return signature || name.equals("module-info.class") || name.endsWith("/module-info.class");
    }

    private void merge(MergedResource resource, String name, ClassRoot root) throws IOException {
        byte[] content = root.read(name).orElseThrow();
        try {
            resource.add(content);
        } catch (IOException e) {
            // Programs could not read a damaged file either.
            firstOnly.add(name);
        }
    }

    private void add(String name, ClassRoot root) throws IOException {
        try (CheckedInputStream in = new CheckedInputStream(root.open(name), new CRC32())) {
            if (names.add(name)) {
                write(name, in);
                if (!name.endsWith(".class") && !FOR_PEOPLE.matcher(name).matches()) {
                    sums.put(name, in.getChecksum().getValue());
                }
            } else if (sums.containsKey(name) && !firstOnly.contains(name)) {
                in.transferTo(OutputStream.nullOutputStream());
                if (sums.get(name) != in.getChecksum().getValue()) {
                    firstOnly.add(name);
                }
            }
        }
    }

    private void write(String name, InputStream content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        // A fixed time makes the jar reproducible.
        entry.setTime(0);
        out.putNextEntry(entry);
        content.transferTo(out);
        out.closeEntry();
    }

    @Override
    public void close() throws IOException {
        try (out) {
            for (Map.Entry<String, MergedResource> each : merged.entrySet()) {
                write(each.getKey(), new ByteArrayInputStream(each.getValue().content()));
            }
        }
    }
}
