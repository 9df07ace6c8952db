package org.openjdk.jmh.mutate.mutants;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.mutate.compile.Bytecode;
import org.openjdk.jmh.mutate.compile.FileCompiler;
import org.openjdk.jmh.mutate.compile.ReadableJars;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.model.WorkFolder;

/** Finds mutants, compiles a sample of them, and rejects those that do not compile or do not change the bytecode. */
public final class MutantMaker {

    /** Sources that name this package are benchmarks and are not mutated. */
    private static final String ANNOTATIONS_OF_JMH = "org.openjdk.jmh.annotations";

    private final MutantSettings settings;
    private final Consumer<String> warning;

    public MutantMaker(MutantSettings settings, Consumer<String> warning) {
        this.settings = settings.on(ReadableJars.of(settings.classPath(), warning));
        this.warning = warning;
    }

    /**
     * Makes the mutants.
     *
     * @param folder receives class files and the list of mutants
     * @return the sample, including mutants that do not compile, in the order of files and text
     * @throws MutateException if no mutant can be made; the message says why
     */
    public List<CheckedMutant> make(WorkFolder folder) throws MutateException, IOException {
        Map<String, Path> sources = JavaSources.in(settings.sources(), warning);
        int release = release(sources.keySet());
        List<UncompiledMutant> drafts = sample(find(sources, release));
        List<CheckedMutant> mutants = new MutantCompiler(settings, sources, release, folder, warning).compile(drafts);
        folder.write(mutants);
        return mutants;
    }

    private List<UncompiledMutant> find(Map<String, Path> sources, int release) throws MutateException, IOException {
        List<UncompiledMutant> drafts = new ArrayList<>();
        List<String> refused = new ArrayList<>();
        List<String> benchmarks = new ArrayList<>();
        try (FileCompiler compiler = new FileCompiler(settings.classPath(), release)) {
            for (Map.Entry<String, Path> source : sources.entrySet()) {
                String text = JavaSources.read(source.getValue(), warning);
                if (text.contains(ANNOTATIONS_OF_JMH)) {
                    benchmarks.add(source.getKey());
                    continue;
                }
                String error = compiler.resolve(source.getKey(), text,
                        file -> MutantFinder.of(file, settings.operators()).stream()
                                .filter(each -> settings.classes().matcher(each.mutant().className()).matches())
                                .forEach(drafts::add));
                if (!error.isEmpty()) {
                    refused.add(error);
                }
            }
        }
        if (!benchmarks.isEmpty()) {
            warning.accept("Benchmarks stay as they are: " + some(benchmarks) + ".");
        }
        if (!refused.isEmpty()) {
            warning.accept(refused.size() + " of " + sources.size()
                    + " files do not compile against the class path and are skipped: " + some(refused));
        }
        if (!refused.isEmpty() && refused.size() + benchmarks.size() == sources.size()) {
            throw new MutateException(
                    "None of the sources compiles. Give the compiled project and its dependencies with --class-path. First error: "
                            + refused.get(0));
        }
        return drafts;
    }

    private static String some(List<String> all) {
        return all.stream().limit(3).collect(Collectors.joining("; ")) + (all.size() > 3 ? "; ..." : "");
    }

    /**
     * Returns a sample for each operator, which depends only on the mutants and the seed, not on the order of files.
     */
    private List<UncompiledMutant> sample(List<UncompiledMutant> drafts) {
        if (settings.most() == 0) {
            return drafts;
        }
        Map<String, Long> ranks = new HashMap<>();
        drafts.forEach(each -> ranks.put(each.mutant().id(),
                new Random(settings.seed() * 31 + each.mutant().id().hashCode()).nextLong()));
        Set<String> chosen = new HashSet<>();
        drafts.stream().collect(Collectors.groupingBy(each -> each.mutant().operator())).values()
                .forEach(each -> each.stream().map(draft -> draft.mutant().id())
                        .sorted(Comparator.comparing(id -> ranks.get(id))).limit(settings.most()).forEach(chosen::add));
        return drafts.stream().filter(each -> chosen.contains(each.mutant().id())).toList();
    }

    /** Returns the Java version of the project's first class file. */
    private int release(Set<String> sources) throws MutateException, IOException {
        List<URL> urls = new ArrayList<>();
        for (Path each : settings.classPath()) {
            if (!Files.exists(each)) {
                throw new MutateException("There is no " + each + " of the class path.");
            }
            urls.add(each.toUri().toURL());
        }
        try (URLClassLoader loader = new URLClassLoader(urls.toArray(new URL[0]), null)) {
            for (String source : sources) {
                String file = source.replaceAll("\\.java$", ".class");
                try (InputStream bytes = loader.getResourceAsStream(file)) {
                    if (bytes != null) {
                        return Bytecode.release(bytes.readNBytes(8));
                    }
                } catch (IOException | MutateException e) {
                    throw new MutateException(loader.getResource(file) + " is damaged: " + e.getMessage(), e);
                }
            }
        }
        throw new MutateException(
                "No source is compiled in the class path. Compile the project first, and give its classes with --class-path, such as target/classes.");
    }
}
