package org.openjdk.jmh.javadoc;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Types;
import org.openjdk.jmh.results.measures.MeasuredResult;
import org.openjdk.jmh.results.measures.MethodReference;
import org.openjdk.jmh.results.measures.MethodResults;

/**
 * Finds the results for a run of javadoc, and the command that measures them again. System properties name both, since
 * a taglet has no options, and javadoc loads it apart from the doclet.
 */
final class ShownResults {

    /** System property with the result files, in the notation of paths. */
    static final String RESULTS = "jmh.performance.results";

    /** System property with the command that runs the benchmarks. */
    static final String COMMAND = "jmh.performance.command";

    private static final String DEFAULT_COMMAND = "java -jar benchmarks.jar";

    private final MethodResults results;
    final String command;

    private ShownResults(MethodResults results, String command) {
        this.results = results;
        this.command = command;
    }

    /** Reads the results that the system properties name. Without any, the exception says what was expected. */
    static ShownResults named() throws IOException {
        String files = System.getProperty(RESULTS, "");
        if (files.isEmpty()) {
            throw new IOException("no results to show: name JSON files of JMH with the option --performance-results of "
                    + PerformanceDoclet.class.getName() + ", or for the taglet alone with -J-D" + RESULTS + "=FILE");
        }
        List<Path> paths = Arrays.stream(files.split(Pattern.quote(File.pathSeparator))).map(Path::of).toList();
        for (Path path : paths) {
            if (!Files.isReadable(path)) {
                throw new IOException(path + ": no such file; expected JSON of JMH (-rf json)");
            }
        }
        return new ShownResults(MethodResults.read(paths), System.getProperty(COMMAND, DEFAULT_COMMAND));
    }

    Set<MethodReference> references() {
        return results.methods();
    }

    /** Returns the results of benchmarks, by ends of qualified names, such as {@code ListBenchmark.contains}. */
    List<MeasuredResult> named(List<String> benchmarks) {
        return benchmarks.stream().flatMap(name -> results.named(name).stream()).distinct().toList();
    }

    /** Returns the results of a method, or of all methods of a type. */
    List<MeasuredResult> of(Element element, Types types) {
        if (element instanceof ExecutableElement method) {
            return of((TypeElement) method.getEnclosingElement(), Signature.of(method, types));
        }
        return element instanceof TypeElement type ? of(references(type)) : List.of();
    }

    List<MeasuredResult> of(TypeElement type, Signature method) {
        return of(references(type).stream().filter(method::matches).collect(Collectors.toSet()));
    }

    private List<MeasuredResult> of(Set<MethodReference> wanted) {
        return references().stream().filter(wanted::contains).flatMap(each -> results.of(each).stream()).distinct()
                .toList();
    }

    Set<MethodReference> references(TypeElement type) {
        return references().stream().filter(reference -> type.getQualifiedName().contentEquals(reference.type()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Returns the results that are shown beside others for comparison. */
    List<MeasuredResult> beside(List<MeasuredResult> others) {
        return results.beside(others);
    }
}
