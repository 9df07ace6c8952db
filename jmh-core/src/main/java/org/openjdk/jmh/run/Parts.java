package org.openjdk.jmh.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** Calls the parts of one run. A part that throws while benchmarks run is left out from then on. */
final class Parts {

    /** The parts in their order, for calls that may reject the run. */
    final List<Part> all;
    final List<Part> backwards;
    private final Set<Part> failed = new HashSet<>();
    private final Consumer<String> warnings;

    Parts(List<Part> all, Consumer<String> warnings) {
        this.all = Collections.unmodifiableList(new ArrayList<>(all));
        this.warnings = warnings;
        backwards = new ArrayList<>(all);
        Collections.reverse(backwards);
    }

    /** Calls the parts from the first to the last. */
    void forEach(Consumer<Part> call) {
        all.forEach(part -> guarded(part, call));
    }

    /** Calls the parts from the last to the first. */
    void forEachBackwards(Consumer<Part> call) {
        backwards.forEach(part -> guarded(part, call));
    }

    /** Calls the parts from the last to the first, including failed ones, which may hold resources. */
    void endRun(Consumer<Part> call) {
        failed.clear();
        forEachBackwards(call);
    }

    private void guarded(Part part, Consumer<Part> call) {
        answer(part, asked -> {
            call.accept(asked);
            return true;
        }, false);
    }

    private <T> T answer(Part part, Function<Part, T> question, T otherwise) {
        try {
            return failed.contains(part) ? otherwise : question.apply(part);
        } catch (RuntimeException | LinkageError e) {
            failed.add(part);
            warnings.accept("# WARNING: " + part.getClass().getSimpleName() + " failed with " + e
                    + "; the run continues without it");
            return otherwise;
        }
    }

    boolean any(Predicate<Part> question) {
        return all.stream().anyMatch(part -> answer(part, question::test, false));
    }

    /** Returns the first answer that is not null, or null. */
    <T> T first(Function<Part, T> question) {
        return all.stream().map(part -> answer(part, question, (T) null)).filter(Objects::nonNull).findFirst()
                .orElse(null);
    }

    <T> T through(T first, BiFunction<Part, T, T> step) {
        return through(all, first, step);
    }

    <T> T throughBackwards(T last, BiFunction<Part, T, T> step) {
        return through(backwards, last, step);
    }

    private <T> T through(List<Part> parts, T first, BiFunction<Part, T, T> step) {
        T passed = first;
        for (Part part : parts) {
            T given = passed;
            passed = answer(part, asked -> step.apply(asked, given), given);
        }
        return passed;
    }
}
