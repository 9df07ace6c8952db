package org.openjdk.jmh.mutate.mutants;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.mutate.compile.Bytecode;
import org.openjdk.jmh.mutate.compile.CompilationResult;
import org.openjdk.jmh.mutate.compile.FileCompiler;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.MutantState;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.model.WorkFolder;
import org.openjdk.jmh.mutate.model.Workers;

/** Compiles mutants file by file, and each file once unchanged for comparison. */
record MutantCompiler(MutantSettings settings, Map<String, Path> sources, int release, WorkFolder folder,
                      Consumer<String> warning) {

    List<CheckedMutant> compile(List<UncompiledMutant> drafts) throws MutateException, IOException {
        folder.clear();
        Map<String, List<UncompiledMutant>> byFile =
                drafts.stream().collect(Collectors.groupingBy(each -> each.mutant().file()));
        Map<String, CheckedMutant> done = new ConcurrentHashMap<>();
        Workers.each(byFile.entrySet(), settings.threads(), () -> new FileCompiler(settings.classPath(), release),
                (compiler, file) -> {
                    String text = JavaSources.read(sources.get(file.getKey()), warning);
                    CompilationResult original = compiler.compile(Map.of(file.getKey(), text));
                    write(original.classes(), folder.originals());
                    for (UncompiledMutant draft : file.getValue()) {
                        done.put(draft.mutant().id(), compile(draft, text, original, compiler));
                    }
                });
        return drafts.stream().map(each -> done.get(each.mutant().id())).toList();
    }

    private CheckedMutant compile(UncompiledMutant draft, String text, CompilationResult original,
                                  FileCompiler compiler)
            throws IOException {
        CompilationResult compiled = compiler.compile(draft.sources(text));
        if (!compiled.succeeded()) {
            return new CheckedMutant(draft.mutant(), MutantState.DOES_NOT_COMPILE, compiled.error(), List.of());
        }
        Map<String, byte[]> differing = Bytecode.differing(original.classes(), compiled.classes());
        if (original.classes().keySet().stream().noneMatch(differing::containsKey)) {
            return new CheckedMutant(draft.mutant(), MutantState.EQUAL_BYTECODE, "", List.of());
        }
        write(differing, folder.classes(draft.mutant()));
        return new CheckedMutant(draft.mutant(), MutantState.COMPILED, "", List.copyOf(differing.keySet()));
    }

    private static void write(Map<String, byte[]> classes, Path root) throws IOException {
        for (Map.Entry<String, byte[]> each : classes.entrySet()) {
            Path file = root.resolve(each.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, each.getValue());
        }
    }
}
