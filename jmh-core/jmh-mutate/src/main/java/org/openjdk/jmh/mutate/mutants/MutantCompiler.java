package org.openjdk.jmh.mutate.mutants;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.mutate.compile.Bytecode;
import org.openjdk.jmh.mutate.compile.CompilationResult;
import org.openjdk.jmh.mutate.compile.FileCompiler;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.MutantState;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.model.WorkFolder;

/** Compiles mutants file by file, and each file once unchanged for comparison. */
record MutantCompiler(MutantSettings settings, Map<String, Path> sources, int release, WorkFolder folder,
                      Consumer<String> warning) {

    List<CheckedMutant> compile(List<UncompiledMutant> drafts) throws MutateException, IOException {
        folder.clear();
        Map<String, List<UncompiledMutant>> byFile =
                drafts.stream().collect(Collectors.groupingBy(each -> each.mutant().file()));
        List<List<String>> shares = new ArrayList<>();
        for (int i = 0; i < settings.threads(); i++) {
            shares.add(new ArrayList<>());
        }
        byFile.keySet().stream().sorted()
                .forEach(file -> shares.get(shares.get(0).size() <= shares.get(shares.size() - 1)
                        .size() ? 0 : shares.size() - 1).add(file));
        Map<String, CheckedMutant> done = new HashMap<>();
        ExecutorService workers = Executors.newFixedThreadPool(settings.threads());
        try {
            List<Future<List<CheckedMutant>>> results = shares.stream()
                    .map(share -> workers.submit(() -> compile(share, byFile))).toList();
            for (Future<List<CheckedMutant>> result : results) {
                result.get().forEach(each -> done.put(each.mutant().id(), each));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while mutants were compiled", e);
        } catch (ExecutionException e) {
            throw failure(e.getCause());
        } finally {
            workers.shutdownNow();
        }
        return drafts.stream().map(each -> done.get(each.mutant().id())).toList();
    }

    private static IOException failure(Throwable cause) throws MutateException {
        if (cause instanceof MutateException mistake) {
            throw mistake;
        }
        return cause instanceof IOException failed ? failed : new IOException(cause);
    }

    private List<CheckedMutant> compile(List<String> files, Map<String, List<UncompiledMutant>> byFile)
            throws MutateException, IOException {
        List<CheckedMutant> mutants = new ArrayList<>();
        try (FileCompiler compiler = new FileCompiler(settings.classPath(), release)) {
            for (String file : files) {
                String text = JavaSources.read(sources.get(file), warning);
                CompilationResult original = compiler.compile(Map.of(file, text));
                write(original.classes(), folder.originals());
                for (UncompiledMutant draft : byFile.get(file)) {
                    mutants.add(compile(draft, text, original, compiler));
                }
            }
        }
        return mutants;
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
