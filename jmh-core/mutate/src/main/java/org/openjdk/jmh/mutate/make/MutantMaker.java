package org.openjdk.jmh.mutate.make;

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

/** Finds all mutants, keeps a sample, compiles it, and drops what cannot be compiled or changes nothing. */
public final class MutantMaker {

    /** What names them is a benchmark, and no code that benchmarks should notice. */
    private static final String ANNOTATIONS_OF_JMH = "org.openjdk.jmh.annotations";

    private final MakeSettings settings;
    private final Consumer<String> warning;

    /**
     * A maker.
     *
     * @param settings what to mutate
     * @param warning is told what is passed over, and why
     */
    public MutantMaker(MakeSettings settings, Consumer<String> warning) {
        this.settings = settings.on(ReadableJars.of(settings.classPath(), warning));
        this.warning = warning;
    }

    /**
     * Makes the mutants.
     *
     * @param folder takes class files and the list of mutants
     * @return all that were kept, those that do not compile among them, in the order of files and text
     * @throws MutateException if nothing can be made, and why
     * @throws IOException if files cannot be read or written
     */
    public List<CheckedMutant> make(WorkFolder folder) throws MutateException, IOException {
        Map<String, Path> sources = JavaSources.in(settings.sources(), warning);
        int release = release(sources.keySet());
        List<Draft> drafts = sample(find(sources, release));
        List<CheckedMutant> mutants = new Workshop(settings, sources, release, folder, warning).compile(drafts);
        folder.write(mutants);
        return mutants;
    }

    private List<Draft> find(Map<String, Path> sources, int release) throws MutateException, IOException {
        List<Draft> drafts = new ArrayList<>();
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
                        file -> Drafts.of(file, settings.operators()).stream()
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
            warning.accept(
                    refused.size() + " of " + sources.size() + " files do not compile against the class path and are "
                            + "passed over: " + some(refused));
        }
        if (!refused.isEmpty() && refused.size() + benchmarks.size() == sources.size()) {
            throw new MutateException(
                    "None of the sources compiles. Give the compiled project and all that it needs by "
                            + "--class-path. First error: " + refused.get(0));
        }
        return drafts;
    }

    private static String some(List<String> all) {
        return all.stream().limit(3).collect(Collectors.joining("; ")) + (all.size() > 3 ? "; ..." : "");
    }

    /** A sample of each operator that depends on the mutants and the seed alone, not on the order of the files. */
    private List<Draft> sample(List<Draft> drafts) {
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

    /** The Java version that the project is compiled for, as the first class file found says. */
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
                "No source is compiled in the class path. Compile the project first, and give its classes "
                        + "by --class-path, such as target/classes.");
    }
}
