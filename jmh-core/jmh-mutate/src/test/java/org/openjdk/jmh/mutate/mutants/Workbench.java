package org.openjdk.jmh.mutate.mutants;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.mutate.compile.Bytecode;
import org.openjdk.jmh.mutate.compile.CompilationResult;
import org.openjdk.jmh.mutate.compile.FileCompiler;

/** Mutates sources of a class Subject and runs the results. */
final class Workbench implements AutoCloseable {

    private static final String FILE = "Subject.java";

    private final FileCompiler compiler;

    Workbench(int release) throws Exception {
        compiler = new FileCompiler(List.<Path>of(), release);
    }

    /** Returns all mutants of one operator; the source must compile. */
    List<UncompiledMutant> mutants(String operator, String source) throws Exception {
        List<UncompiledMutant> drafts = new ArrayList<>();
        var operators = new OperatorRegistry().named(List.of(operator));
        String error = compiler.resolve(FILE, source, file -> drafts.addAll(MutantFinder.of(file, operators)));
        if (!error.isEmpty()) {
            throw new AssertionError(error);
        }
        return drafts;
    }

    /** Returns the mutated source. */
    String text(UncompiledMutant draft, String source) {
        return draft.sources(source).get(FILE);
    }

    /** Returns the result of {@code Subject.run()}, compiled from a source. */
    Object result(Map<String, String> sources) throws Exception {
        return run(classes(sources));
    }

    Object result(String source) throws Exception {
        return result(Map.of(FILE, source));
    }

    Object result(UncompiledMutant draft, String source) throws Exception {
        return result(draft.sources(source));
    }

    /** Returns whether the class files of a mutant differ from the original's. */
    boolean differs(UncompiledMutant draft, String source) {
        return !Bytecode.differing(classes(Map.of(FILE, source)), classes(draft.sources(source))).isEmpty();
    }

    Map<String, byte[]> classes(Map<String, String> sources) {
        CompilationResult compiled = compiler.compile(sources);
        if (!compiled.succeeded()) {
            throw new AssertionError(compiled.error() + "\n" + sources.get(FILE));
        }
        return compiled.classes();
    }

    private static Object run(Map<String, byte[]> classes) throws Exception {
        ClassLoader loader = new ClassLoader(null) {
            private final Map<String, Class<?>> defined = new HashMap<>();

            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                byte[] bytes = classes.get(name);
                if (bytes == null) {
                    throw new ClassNotFoundException(name);
                }
                return defined.computeIfAbsent(name, each -> defineClass(each, bytes, 0, bytes.length));
            }
        };
        var method = loader.loadClass("Subject").getDeclaredMethod("run");
        method.setAccessible(true);
        return method.invoke(null);
    }

    @Override
    public void close() throws java.io.IOException {
        compiler.close();
    }
}
