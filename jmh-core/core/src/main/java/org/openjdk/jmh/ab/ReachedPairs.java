package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.bytecode.reach.Platform;
import org.openjdk.jmh.bytecode.selection.Selection;
import org.openjdk.jmh.results.json.ResultKey;

/**
 * Leaves out benchmarks that cannot have changed, since all code that they can reach is the same on both sides; but for
 * a few, the negative controls: where they differ, it is the machine that does.
 */
final class ReachedPairs {

    /** Controls at most: each takes as long as what is to be known. */
    private static final int CONTROLS = 2;
    private static final long SEED = 1;

    private final List<PairedBenchmark> wanted = new ArrayList<>();
    private final Set<ResultKey> controls = new HashSet<>();
    private final List<String> notes = new ArrayList<>();

    private ReachedPairs() {
    }

    /** Takes all pairs. */
    static ReachedPairs all(List<PairedBenchmark> pairs) {
        ReachedPairs all = new ReachedPairs();
        all.wanted.addAll(pairs);
        return all;
    }

    /** Takes those that reach a change, where nothing but the class path differs between the sides; all elsewhere. */
    static ReachedPairs of(List<PairedBenchmark> pairs, Side baseline, Side candidate) {
        if (!baseline.differsInClassPathOnlyFrom(candidate)) {
            return all(pairs);
        }
        Set<String> names = pairs.stream().map(pair -> pair.key().benchmark())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        try {
            return new ReachedPairs().select(pairs,
                    Selection.between(baseline.classPath(), candidate.classPath(), names,
                            candidate.vm().executable().isPresent() ? Platform.unknown() : Platform.running()));
        } catch (IOException | RuntimeException e) {
            ReachedPairs all = all(pairs);
            all.notes.add("which benchmarks reach a change is not known, and all run: " + e);
            return all;
        }
    }

    private ReachedPairs select(List<PairedBenchmark> pairs, Selection selection) {
        Set<String> controlled = new HashSet<>(selection.controls(controls(selection.reached().size()), SEED));
        Set<String> unreached = new HashSet<>(selection.unreached());
        int skipped = 0;
        for (PairedBenchmark pair : pairs) {
            boolean control = controlled.remove(pair.key().benchmark());
            if (control) {
                controls.add(pair.key());
            }
            if (control || !unreached.contains(pair.key().benchmark())) {
                wanted.add(pair);
            } else {
                skipped++;
            }
        }
        if (!unreached.isEmpty()) {
            notes.add(selection + (skipped == 0 ? "" : ", " + skipped + (skipped == 1 ? " is" : " are") + " not run")
                    + (controls.isEmpty() ? ""
                            : "; run as negative controls: " + controls.stream().map(ResultKey::toString).sorted()
                                    .collect(Collectors.joining("; ")))
                    + "; -vsall runs all as benchmarks");
        }
        return this;
    }

    /** Returns how many there are: no more than benchmarks that may have changed, as nobody waits for a verdict on them. */
    private static int controls(int reached) {
        return reached == 0 ? CONTROLS : Math.min(CONTROLS, reached);
    }

    /** What is to run. */
    List<PairedBenchmark> wanted() {
        return Collections.unmodifiableList(wanted);
    }

    /** Whether a benchmark runs although it cannot have changed. */
    boolean isControl(ResultKey key) {
        return controls.contains(key);
    }

    /** What is to be said of it. */
    List<String> notes() {
        return Collections.unmodifiableList(notes);
    }
}
