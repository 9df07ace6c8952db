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
 * A runnable jar of benchmarks, with everything that they need inside: {@code java -jar benchmarks.jar}.
 *
 * <p>Of files with the same name the first on the class path is taken, as class loaders do, unless programs read all of them:
 * services, settings of Spring, and plugins of Log4j are put together.
 */
public final class BenchmarkJar {

    private static final Attributes.Name CREATED_BY = new Attributes.Name("Created-By");
    private static final String MARK = "ju2jmh-bridge";

    private final Path file;

    /**
     * Names the jar.
     *
     * @param file where it is to be
     * @throws IOException if there is a file that was not made here
     */
    public BenchmarkJar(Path file) throws IOException {
        check(file);
        this.file = file.toAbsolutePath();
    }

    /**
     * Refuses a file that would be lost.
     *
     * @param file where a jar is to be
     * @throws IOException if there is a file that was not made here
     */
    public static void check(Path file) throws IOException {
        if (Files.exists(file) && !isOurs(file)) {
            throw new IOException(file + " is not overwritten: it was not made by " + MARK);
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
            // Whatever cannot be read as a jar was not made here.
            return false;
        }
    }

    /**
     * Writes the jar. One that is there already is replaced only when the new one is complete.
     *
     * @param classPath folders and jars with benchmarks, tests, and what they need
     * @param tool      folders and jars of this tool, of which only what benchmarks need is taken
     * @return files that several entries of the class path have with different content, of which only the first is packed
     * @throws IOException if something cannot be read or written
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
                firstOnly = jar.firstOnly();
            }
            Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
            return firstOnly;
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    /** The tool's own classes would only make the jar larger, but its services would change how tests run. */
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
