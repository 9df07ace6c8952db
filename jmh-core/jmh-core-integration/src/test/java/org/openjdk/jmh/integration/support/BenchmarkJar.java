package org.openjdk.jmh.integration.support;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Builds jars of benchmarks like users do, with any JMH; the manifest names JMH's jars. */
public final class BenchmarkJar {

    /** Releases of JMH: the oldest supported on a side, the patched one, and ours. */
    public enum Release {

        /** JMH 1.21. */
        OLDEST,
        /** Upstream's release on which ours is based. */
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
     * @param file      output file
     * @param release   release of JMH
     * @param className qualified name of the only class
     * @param source    source of the class
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

    /** The processor needs its own class loader: this VM's path would provide the generators of this build first. */
    private static void compile(Release release, Path classes, Path code) throws IOException {
        StringWriter messages = new StringWriter();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (URLClassLoader loader = loader(release);
                StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            CompilationTask task = compiler.getTask(messages, files, null,
                    List.of("-nowarn", "-d", classes.toString(), "-cp", Jars.classPath(release.core())), null,
                    files.getJavaFileObjects(code));
            task.setProcessors(List.of((Processor) loader.loadClass("org.openjdk.jmh.generators.BenchmarkProcessor")
                    .getDeclaredConstructor().newInstance()));
            assertTrue(task.call(), messages::toString);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static URLClassLoader loader(Release release) throws IOException {
        List<URL> jars = new ArrayList<>(List.of(release.processor().toUri().toURL()));
        for (Path jar : release.core()) {
            jars.add(jar.toUri().toURL());
        }
        return new URLClassLoader(jars.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
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
