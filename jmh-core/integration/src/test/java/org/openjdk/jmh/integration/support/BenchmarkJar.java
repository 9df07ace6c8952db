package org.openjdk.jmh.integration.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** Builds jars of benchmarks as users have them, with any JMH; its manifest names the jars of JMH. */
public final class BenchmarkJar {

    /** Releases that can be built with: the oldest one that can be a side, the one that is patched, and ours. */
    public enum Release {

        /** JMH 1.21. */
        OLDEST,
        /** Upstream's release that ours is made of. */
        UPSTREAM,
        /** This build. */
        OURS;

        private List<Path> core() {
            switch (this) {
                case OLDEST:
                    return List.of(Jars.released("oldest-jmh-core"), Jars.released("jopt-simple"),
                            Jars.released("commons-math3"));
                case UPSTREAM:
                    return Jars.upstream();
                default:
                    return Jars.ours();
            }
        }

        private Path processor() {
            switch (this) {
                case OLDEST:
                    return Jars.released("oldest-jmh-generator-annprocess");
                case UPSTREAM:
                    return Jars.released("jmh-generator-annprocess");
                default:
                    return Jars.ownProcessor();
            }
        }
    }

    private BenchmarkJar() {
    }

    /**
     * Builds a jar.
     *
     * @param file      to write
     * @param release   of JMH
     * @param className qualified name of the only class
     * @param source    of it
     * @return the file
     */
    public static Path build(Path file, Release release, String className, String source) {
        try {
            Path classes = Files.createTempDirectory(file.getParent(), "classes");
            Path code = classes.resolve(className.replace('.', '/') + ".java");
            Files.createDirectories(code.getParent());
            Files.writeString(code, source);
            compile(release, classes, code);
            Files.delete(code);
            write(file, release, classes);
            return file;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** In a VM of its own: in this one, a processor would find the generators of this build first. */
    private static void compile(Release release, Path classes, Path code) {
        String javac = Path.of(System.getProperty("java.home"), "bin", "javac").toString();
        Child.run(List.of(javac, "-nowarn", "-d", classes.toString(), "-cp", Jars.classPath(release.core()),
                "-processorpath", Jars.classPath(release.core(), release.processor()), "-processor",
                "org.openjdk.jmh.generators.BenchmarkProcessor", code.toString()), classes, 2).expect(0);
    }

    private static void write(Path file, Release release, Path classes) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "org.openjdk.jmh.Main");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, release.core().stream()
                .map(jar -> jar.toUri().toString()).collect(Collectors.joining(" ")));
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest);
                Stream<Path> files = Files.walk(classes)) {
            for (Path entry : files.filter(Files::isRegularFile).toList()) {
                jar.putNextEntry(new ZipEntry(classes.relativize(entry).toString()));
                Files.copy(entry, jar);
            }
        }
    }
}
