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

/** Groups results by the methods that they measure. If several files have the same benchmark, the latest one counts. */
public final class MethodResults {

    private final Collection<MeasuredResult> results;
    private final Set<MethodReference> methods;

    private MethodResults(Collection<MeasuredResult> results) {
        this.results = results;
        this.methods = results.stream().flatMap(result -> result.methods().stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Reads files in JMH's JSON format. If one cannot be read or is no result file, the exception names it. */
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

    /** Returns the number of results. */
    public int size() {
        return results.size();
    }

    public Set<MethodReference> methods() {
        return Collections.unmodifiableSet(methods);
    }

    /** Returns the results of a method, sorted by benchmark and parameters. */
    public List<MeasuredResult> of(MethodReference reference) {
        return sorted(result -> result.methods().contains(reference));
    }

    /** Returns the results of a method, optionally with class and package, sorted by parameters. */
    public List<MeasuredResult> named(String name) {
        return sorted(result -> ("." + result.key().benchmark()).endsWith("." + name));
    }

    /** Returns the results that are shown along with others. */
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
