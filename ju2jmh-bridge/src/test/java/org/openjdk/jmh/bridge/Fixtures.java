package org.openjdk.jmh.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.bridge.compile.BenchmarkCompiler;

/** Runs the command line on the classes of {@code org.openjdk.jmh.bridge.fixtures}. */
final class Fixtures {

    static final String PACKAGE = "org.openjdk.jmh.bridge.fixtures.";

    /** What a run of the command line gave. */
    record Result(int code, String out, String err) {
    }

    private Fixtures() {
    }

    static Path testClasses() {
        try {
            return Path.of(Fixtures.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    static String classPath() {
        return System.getProperty("java.class.path");
    }

    /** A folder with the class files of some fixtures only. */
    static Path folderWith(Path folder, String... simpleNames) throws IOException {
        Path source = testClasses().resolve(PACKAGE.replace('.', '/'));
        Path target = Files.createDirectories(folder.resolve(PACKAGE.replace('.', '/')));
        try (Stream<Path> files = Files.list(source)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString().replaceAll("[.$].*", "");
                if (Arrays.asList(simpleNames).contains(name)) {
                    Files.copy(file, target.resolve(file.getFileName()));
                }
            }
        }
        return folder;
    }

    static Result run(Path tests, Path output, String... more) {
        return runOn(tests, classPath(), output, more);
    }

    static Result runOn(Path tests, String classPath, Path output, String... more) {
        return runOn(tests.toString(), classPath, output, more);
    }

    static Result runOn(String tests, String classPath, Path output, String... more) {
        List<String> args = new ArrayList<>(List.of("--tests", tests, "--output", output.toString()));
        if (!classPath.isEmpty()) {
            args.addAll(List.of("--class-path", classPath));
        }
        args.addAll(List.of(more));
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(new PrintWriter(out), new PrintWriter(err), args.toArray(new String[0]));
        return new Result(code, out.toString(), err.toString());
    }

    /** Generates the benchmarks of some fixtures below a folder and compiles them; returns the folder of their classes. */
    static Path compile(Path folder, String includedClasses) throws IOException {
        run(testClasses(), folder.resolve("out"), "--include-class", includedClasses);
        List<Path> entries = Arrays.stream(classPath().split(File.pathSeparator)).map(Path::of).toList();
        Path classes = Files.createDirectories(folder.resolve("classes"));
        try (Stream<Path> sources = Files.walk(folder.resolve("out"))) {
            List<Path> files = sources.filter(f -> f.toString().endsWith(".java")).toList();
            assertEquals(List.of(), new BenchmarkCompiler(entries, false).compile(files, classes));
        }
        return classes;
    }

    /** The class path without the entries whose path contains a word. */
    static String classPathWithout(String... words) {
        return Stream.of(classPath().split(File.pathSeparator))
                .filter(entry -> Stream.of(words).noneMatch(entry::contains))
                .reduce((a, b) -> a + File.pathSeparator + b).orElse("");
    }

    static Path source(Path output, String className) {
        return output.resolve((PACKAGE + className).replace('.', '/') + ".java");
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
