package org.openjdk.jmh.results.journal;

import java.io.BufferedInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import org.openjdk.jmh.util.Digest;

/**
 * Computes fingerprints of class path elements from names, lengths and checksums of class files and resources.
 * Repacking a jar does not change its fingerprint.
 *
 * <p>In a folder that contains the working folder, only class files and {@code META-INF} count, because other files
 * there are mostly output.
 */
final class ClassPathFingerprints {

    private static final int CHUNK = 1 << 16;

    private final Path workingFolder;
    private final Map<Path, String> fingerprints = new LinkedHashMap<>();

    private ClassPathFingerprints(Path workingFolder) {
        this.workingFolder = workingFolder;
    }

    /**
     * Returns the fingerprints of the existing elements of a class path, including those in the manifests of jars, by
     * file name.
     */
    static Map<String, String> of(String classPath, Path workingFolder) throws IOException {
        ClassPathFingerprints all = new ClassPathFingerprints(workingFolder.toRealPath());
        for (String element : classPath.split(File.pathSeparator)) {
            all.add(Paths.get(element));
        }
        Map<String, List<String>> byName = new LinkedHashMap<>();
        all.fingerprints.forEach((path, fingerprint) -> byName
                .computeIfAbsent(String.valueOf(path.getFileName()), name -> new ArrayList<>()).add(fingerprint));
        Map<String, String> joined = new LinkedHashMap<>();
        byName.forEach((name, fingerprintsOfIt) -> joined.put(name, String.join(" and ", fingerprintsOfIt)));
        return joined;
    }

    private void add(Path element) throws IOException {
        if (!Files.exists(element)) {
            return;
        }
        Path path = element.toRealPath();
        if (fingerprints.containsKey(path)) {
            return;
        }
        if (Files.isDirectory(path)) {
            fingerprints.put(path, folder(path));
            return;
        }
        try {
            jar(path);
        } catch (ZipException e) {
            throw new IOException(path + " is neither a folder nor a jar (" + e.getMessage() + "): leave it out",
                    e);
        }
    }

    private String folder(Path folder) throws IOException {
        boolean onlyClasses = workingFolder.startsWith(folder);
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).collect(Collectors.toList())) {
                String name = folder.relativize(file).toString().replace(File.separatorChar, '/');
                if (!onlyClasses || name.endsWith(".class") || name.startsWith("META-INF/")) {
                    lines.add(name + ' ' + Files.size(file) + ' ' + checksum(file));
                }
            }
        }
        return Digest.of(lines);
    }

    private static long checksum(Path file) throws IOException {
        CRC32 crc = new CRC32();
        try (InputStream in = new CheckedInputStream(new BufferedInputStream(Files.newInputStream(file)), crc)) {
            byte[] chunk = new byte[CHUNK];
            while (in.read(chunk) >= 0) {
                // Reading updates the checksum.
            }
        }
        return crc.getValue();
    }

    private void jar(Path path) throws IOException {
        try (JarFile jar = new JarFile(path.toFile(), false)) {
            List<String> lines = new ArrayList<>();
            for (Enumeration<? extends ZipEntry> entries = jar.entries(); entries.hasMoreElements();) {
                ZipEntry entry = entries.nextElement();
                lines.add(entry.getName() + ' ' + entry.getSize() + ' ' + entry.getCrc());
            }
            fingerprints.put(path, Digest.of(lines));
            for (String other : namedBy(jar.getManifest())) {
                add(path.resolveSibling(other));
            }
        }
    }

    private static Collection<String> namedBy(Manifest manifest) {
        String others = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
        return others == null ? Collections.<String>emptyList()
                : Stream.of(others.trim().split("\\s+")).filter(name -> !name.isEmpty() && !name.contains(":"))
                        .collect(Collectors.toList());
    }
}
