package org.openjdk.jmh.bench.owntime;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.GroupThreads;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Makes benchmarks that call other benchmarks as often as their parameter {@value #TIMES} says.
 *
 * <p>The class of a benchmark becomes a state of the new one. No call is inlined, so that the compiler neither merges
 * calls nor moves parts of them out of the loop.
 */
final class RepeatedCalls {

    static final String TIMES = "times";

    private static final String SUFFIX = "Repeated";
    /** Annotations whose text is valid source. */
    private static final List<Class<? extends Annotation>> KEPT = List.of(Group.class, GroupThreads.class,
            Threads.class, Warmup.class, Measurement.class);

    private RepeatedCalls() {
    }

    /** Returns the name of the benchmark that repeats another. */
    static String nameOf(String benchmark) {
        return classOf(benchmark) + SUFFIX + benchmark.substring(benchmark.lastIndexOf('.'));
    }

    private static String classOf(String benchmark) {
        return benchmark.substring(0, benchmark.lastIndexOf('.'));
    }

    /**
     * Compiles a class for each class of some benchmarks, and returns the class path with them.
     *
     * @param folder takes sources and classes
     */
    static String compile(List<String> benchmarks, String classPath, Path folder) throws IOException {
        List<URL> urls = new ArrayList<>();
        for (String element : classPath.split(File.pathSeparator)) {
            urls.add(Path.of(element).toUri().toURL());
        }
        List<Path> sources = new ArrayList<>();
        try (URLClassLoader loader = new URLClassLoader(urls.toArray(new URL[0]))) {
            for (String name : new TreeSet<>(benchmarks.stream().map(RepeatedCalls::classOf).toList())) {
                Path source = folder.resolve(name.substring(name.lastIndexOf('.') + 1) + SUFFIX + ".java");
                sources.add(Files.writeString(source, source(Class.forName(name, false, loader))));
            }
        } catch (ClassNotFoundException e) {
            throw new IOException(e.getMessage() + ": the class is not on the class path", e);
        }
        compileSources(sources, List.of("-nowarn", "-cp", classPath, "-d", folder.toString(), "-processorpath",
                System.getProperty("java.class.path")));
        return folder + File.pathSeparator + classPath;
    }

    private static void compileSources(List<Path> sources, List<String> options) throws IOException {
        JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler(), "needs a JDK, not a JRE");
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            if (!compiler.getTask(messages, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call()) {
                throw new IOException("benchmarks with repeated calls do not compile: " + messages);
            }
        }
    }

    static String source(Class<?> subject) {
        return """
                package %s;

                import static java.util.concurrent.TimeUnit.*;

                import org.openjdk.jmh.annotations.*;
                import org.openjdk.jmh.infra.Blackhole;

                @State(Scope.Benchmark)
                public class %s%s {

                    @Param("1")
                    public int %s;
                %s}
                """.formatted(subject.getPackageName(), subject.getSimpleName(), SUFFIX, TIMES,
                Arrays.stream(subject.getMethods()).filter(method -> method.isAnnotationPresent(Benchmark.class))
                        .map(method -> method(subject, method)).collect(Collectors.joining()));
    }

    private static String method(Class<?> subject, Method method) {
        String annotations = KEPT.stream()
                .flatMap(kept -> Stream.of(method, subject).map(place -> (Annotation) place.getAnnotation(kept))
                        .filter(Objects::nonNull).limit(1))
                .map(Annotation::toString).collect(Collectors.joining(" "));
        List<String> types = Stream.concat(Stream.of(subject), Arrays.stream(method.getParameterTypes()))
                .map(Class::getCanonicalName).toList();
        String declared = IntStream.range(0, types.size()).mapToObj(i -> types.get(i) + " a" + i)
                .collect(Collectors.joining(", "));
        String call = method.getName() + "Once(" + arguments(0, types.size()) + ")";
        boolean isVoid = method.getReturnType() == void.class;
        return """

                    @Benchmark %s
                    public void %s(%s, Blackhole blackhole) throws Throwable {
                        for (int i = 0; i < %s; i++) {
                            %s;
                        }
                    }

                    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
                    private static %s %sOnce(%s) throws Throwable {
                        %sa0.%s(%s);
                    }
                """.formatted(annotations, method.getName(), declared, TIMES,
                isVoid ? call : "blackhole.consume(" + call + ")", method.getReturnType().getCanonicalName(),
                method.getName(), declared, isVoid ? "" : "return ", method.getName(), arguments(1, types.size()));
    }

    private static String arguments(int from, int to) {
        return IntStream.range(from, to).mapToObj(i -> "a" + i).collect(Collectors.joining(", "));
    }
}
