package org.openjdk.jmh.bridge.pack;

import org.openjdk.jmh.bridge.read.ClassRoot;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;

/** A jar that takes the content of a whole class path. */
final class MergedJar implements Closeable {

    private static final String SERVICES = "META-INF/services/";
    private static final List<String> SIGNATURES = List.of(".SF", ".RSA", ".DSA", ".EC");

    private final JarOutputStream out;
    private final Set<String> names = new HashSet<>(Set.of("META-INF/MANIFEST.MF", "META-INF/INDEX.LIST"));
    private final Map<String, Set<String>> services = new TreeMap<>();

    MergedJar(OutputStream out, Manifest manifest) throws IOException {
        this.out = new JarOutputStream(out, manifest);
    }

    /** Adds what is new in a folder or jar. */
    void add(Path entry, Predicate<String> wanted) throws IOException {
        try (ClassRoot root = ClassRoot.open(entry)) {
            for (String name : root.files().stream().filter(wanted).sorted().toList()) {
                if (name.startsWith(SERVICES)) {
                    addService(name, root.read(name).orElseThrow());
                } else if (!isOfItsJarOnly(name) && names.add(name)) {
                    write(name, root.read(name).orElseThrow());
                }
            }
        }
    }

    /** Signatures and module descriptors say nothing true about a merged jar. */
    private static boolean isOfItsJarOnly(String name) {
        boolean signature = name.startsWith("META-INF/") && SIGNATURES.stream().anyMatch(name::endsWith);
        return signature || name.equals("module-info.class") || name.endsWith("/module-info.class");
    }

    private void addService(String name, byte[] content) {
        Set<String> lines = services.computeIfAbsent(name, n -> new LinkedHashSet<>());
        new String(content, StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank()).forEach(lines::add);
    }

    private void write(String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        // The same input gives the same jar.
        entry.setTime(0);
        out.putNextEntry(entry);
        out.write(content);
        out.closeEntry();
    }

    @Override
    public void close() throws IOException {
        try (out) {
            for (Map.Entry<String, Set<String>> service : services.entrySet()) {
                write(service.getKey(),
                        (String.join("\n", service.getValue()) + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
    }
}
