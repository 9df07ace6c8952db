package org.openjdk.jmh.results.measures;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.trend.DatedFile;

/** Results by the methods that they measure. Of several files with the same benchmark, the latest counts. */
public final class MethodResults {

    private final Collection<MeasuredResult> results;
    private final Set<MethodReference> methods;

    private MethodResults(Collection<MeasuredResult> results) {
        this.results = results;
        this.methods = results.stream().flatMap(result -> result.methods().stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /**
     * Reads files.
     *
     * @param files in JMH's JSON
     * @return what they hold
     * @throws IOException if a file cannot be read or is no result file; the message names it
     */
    public static MethodResults read(List<Path> files) throws IOException {
        Map<ResultKey, MeasuredResult> latest = new LinkedHashMap<>();
        for (DatedFile file : DatedFile.of(files)) {
            try (ResultReader reader = new ResultReader(file.file())) {
                for (StoredResult result = reader.next(); result != null; result = reader.next()) {
                    latest.put(result.key(), new MeasuredResult(result, file.date()));
                }
            }
        }
        return new MethodResults(latest.values());
    }

    /** Returns how many results there are, whatever they measure. */
    public int size() {
        return results.size();
    }

    /** Returns the methods that are measured, each once. */
    public Set<MethodReference> methods() {
        return Collections.unmodifiableSet(methods);
    }

    /**
     * Results of a method.
     *
     * @param reference that benchmarks have of it
     * @return sorted by benchmark and parameters
     */
    public List<MeasuredResult> of(MethodReference reference) {
        return sorted(result -> result.methods().contains(reference));
    }

    /**
     * Results of a benchmark.
     *
     * @param name of the method, with as much of its class and package as is needed
     * @return sorted by benchmark and parameters
     */
    public List<MeasuredResult> named(String name) {
        return sorted(result -> ("." + result.key().benchmark()).endsWith("." + name));
    }

    /** Results of the methods that belong beside those of others. */
    public List<MeasuredResult> beside(List<MeasuredResult> others) {
        Set<MethodReference> references = others.stream().flatMap(result -> result.seeAlso().stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        List<MeasuredResult> beside = new ArrayList<>();
        references.forEach(reference -> beside.addAll(of(reference)));
        beside.removeAll(others);
        return beside;
    }

    private List<MeasuredResult> sorted(Predicate<MeasuredResult> wanted) {
        return results.stream().filter(wanted).sorted((one, other) -> one.key().compareTo(other.key()))
                .collect(Collectors.toList());
    }
}
