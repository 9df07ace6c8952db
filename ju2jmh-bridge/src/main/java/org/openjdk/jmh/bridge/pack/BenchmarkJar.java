package org.openjdk.jmh.bridge.pack;

import org.openjdk.jmh.bridge.read.ClassRoot;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * Writes a runnable jar that contains benchmarks and their dependencies.
 *
 * <p>Of files with the same name, the first on the class path is packed, as class loaders would find it. Files that
 * programs read from all jars are merged: services, Spring's settings and Log4j's plugins.
 */
public final class BenchmarkJar {

    private static final Attributes.Name CREATED_BY = new Attributes.Name("Created-By");
    private static final String MARK = "ju2jmh-bridge";

    private final Path file;

    /** Creates a writer; throws {@link IOException} if the file exists and was not written by the bridge. */
    public BenchmarkJar(Path file) throws IOException {
        check(file);
        this.file = file.toAbsolutePath();
    }

    /** Throws {@link IOException} if a file exists that was not written by the bridge. */
    public static void check(Path file) throws IOException {
        if (Files.exists(file) && !isOurs(file)) {
            throw new IOException(
                    file + " is not overwritten, because " + MARK + " did not write it: choose another file");
        }
    }

    private static boolean isOurs(Path file) {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (JarFile jar = new JarFile(file.toFile())) {
            Manifest manifest = jar.getManifest();
            return manifest != null && MARK.equals(manifest.getMainAttributes().get(CREATED_BY));
        } catch (IOException e) {
            // A file that is not a jar was not written here.
            return false;
        }
    }

    /**
     * Writes the jar. An existing jar is replaced only when the new one is complete.
     *
     * @param classPath folders and jars with benchmarks, tests, and their dependencies
     * @param tool      folders and jars of this tool, of which only what benchmarks need is packed
     * @return files that differ between entries of the class path, of which only the first was packed
     */
    public Set<String> write(List<Path> classPath, List<Path> tool) throws IOException {
        Files.createDirectories(file.getParent());
        Set<String> firstOnly;
        Path unfinished = file.resolveSibling(file.getFileName() + ".part");
        try {
            try (OutputStream out = Files.newOutputStream(unfinished);
                    MergedJar jar = new MergedJar(out, manifest(classPath))) {
                for (Path entry : classPath) {
                    jar.add(entry, name -> true);
                }
                for (Path entry : tool) {
                    jar.add(entry, BenchmarkJar::isNeeded);
                }
                firstOnly = jar.firstOnly;
            }
            Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
            return firstOnly;
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    /**
     * Returns whether benchmarks need a file of the tool. Its classes are large, and its services would change how
     * tests run.
     */
    private static boolean isNeeded(String name) {
        boolean service = name.equals("META-INF/services/org.junit.jupiter.api.extension.Extension")
                || name.equals("META-INF/services/javax.annotation.processing.Processor");
        boolean tool =
                name.startsWith("org/openjdk/jmh/bridge/") && !name.startsWith("org/openjdk/jmh/bridge/runtime/");
        return !service && !tool;
    }

    private static Manifest manifest(List<Path> classPath) throws IOException {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.put(CREATED_BY, MARK);
        attributes.put(Attributes.Name.MAIN_CLASS, "org.openjdk.jmh.Main");
        for (Path entry : classPath) {
            if (holdsSeveralReleases(entry)) {
                attributes.put(Attributes.Name.MULTI_RELEASE, "true");
            }
        }
        return manifest;
    }

    private static boolean holdsSeveralReleases(Path entry) throws IOException {
        try (ClassRoot root = ClassRoot.open(entry)) {
            return root.files().stream().anyMatch(name -> name.startsWith("META-INF/versions/"));
        }
    }
}
