package org.openjdk.jmh.production.comparisons;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.production.recordings.Recordings;
import org.openjdk.jmh.results.measures.MethodReference;

/**
 * Explains why a method has no times. A VM reports all methods with a requested name once their class is loaded, even
 * if they are never invoked. So if it reports other methods of the class, the requested one does not exist.
 */
final class MissingMethods {

    private final Set<String> filters;
    private final Set<String> loaded;
    private final List<ProductionTimes> all;

    MissingMethods(Recordings recordings, List<ProductionTimes> all) {
        filters = recordings.filters();
        loaded = recordings.loadedTypes();
        this.all = all;
    }

    /** Returns why a method has no times; empty if it has some. */
    Optional<MissingMethod> find(MethodReference reference) {
        List<ProductionTimes> meant = all.stream().filter(times -> times.method().matches(reference)).toList();
        if (meant.stream().anyMatch(ProductionTimes::isInvoked)) {
            return Optional.empty();
        }
        if (!meant.isEmpty()) {
            return Optional.of(new MissingMethod(reference, "was not invoked in the counted time", false));
        }
        String overloads = all.stream()
                .filter(times -> times.method().canonicalType().equals(reference.type())
                        && times.method().name().equals(reference.method()))
                .map(times -> times.method().parameters().stream().collect(Collectors.joining(", ", "(", ")")))
                .collect(Collectors.joining(", "));
        return Optional.of(!overloads.isEmpty()
                ? new MissingMethod(reference, "the recorded code has it with other parameters only: " + overloads
                        + "; results or recording are of another version", true)
                : new MissingMethod(reference, reasonOfAbsence(reference), false));
    }

    private String reasonOfAbsence(MethodReference reference) {
        if (!filters.isEmpty() && !isAskedFor(reference)) {
            return "the recording does not time it; the output of `settings` times all methods of results";
        }
        return loaded.contains(reference.type())
                ? "its class was loaded and does not declare it with code: another version, or it is inherited, abstract or native"
                : "its class was not loaded, or does not declare it with code; the recording does not show which";
    }

    private boolean isAskedFor(MethodReference reference) {
        return filters.stream().map(filter -> filter.replace('$', '.'))
                .anyMatch(filter -> filter.equals(reference.type() + "::" + reference.method())
                        || filter.equals(reference.type()) || filter.startsWith("@"));
    }
}
