package org.openjdk.jmh.bytecode.files;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** Finds the jars and folders of a class path like the VM, including wildcards and jars that manifests name. */
final class ClassPathEntries {

    private final Set<Path> found = new LinkedHashSet<>();

    /** Returns the existing entries in the order in which the VM searches them. */
    static List<Path> of(String classPath) throws IOException {
        ClassPathEntries entries = new ClassPathEntries();
        for (String entry : classPath.split(File.pathSeparator, -1)) {
            entries.add(entry);
        }
        return new ArrayList<>(entries.found);
    }

    private void add(String entry) throws IOException {
        if (entry.equals("*") || entry.endsWith("/*") || entry.endsWith(File.separator + "*")) {
            try (DirectoryStream<Path> jars = Files.newDirectoryStream(
                    Paths.get(entry.substring(0, entry.length() - 1)), "*.{jar,JAR}")) {
                for (Path jar : jars) {
                    add(jar);
                }
            }
        } else {
            add(Paths.get(entry));
        }
    }

    private void add(Path path) throws IOException {
        Path file = path.toAbsolutePath().normalize();
        if (Files.isDirectory(file)) {
            found.add(file);
        } else if (Files.exists(file) && found.add(file)) {
            for (String named : named(file)) {
                add(Paths.get(file.getParent().toUri().resolve(named)));
            }
        }
    }

    private static String[] named(Path file) throws IOException {
        try (JarFile jar = new JarFile(file.toFile(), false)) {
            Manifest manifest = jar.getManifest();
            String names = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            return names == null || names.trim().isEmpty() ? new String[0] : names.trim().split("\\s+");
        } catch (IOException e) {
            throw new IOException(file + ": expected a jar: " + e.getMessage(), e);
        }
    }
}
