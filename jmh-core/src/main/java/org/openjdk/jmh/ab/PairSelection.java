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
 * Selects the pairs to run. It skips benchmarks that cannot have changed, because all code that they can reach is the
 * same on both sides. A few of these run as negative controls: if one differs, the machine is to blame.
 */
final class PairSelection {

    /** Maximum of negative controls, each of which takes as long as another benchmark. */
    private static final int CONTROLS = 2;
    private static final long SEED = 1;

    private final List<PairedBenchmark> wanted = new ArrayList<>();
    private final Set<ResultKey> controls = new HashSet<>();
    private final List<String> notes = new ArrayList<>();

    private PairSelection() {
    }

    static PairSelection all(List<PairedBenchmark> pairs) {
        PairSelection all = new PairSelection();
        all.wanted.addAll(pairs);
        return all;
    }

    /** Selects the pairs that reach a change if the sides differ in the class path only, otherwise all. */
    static PairSelection of(List<PairedBenchmark> pairs, Side baseline, Side candidate) {
        if (!baseline.differsInClassPathOnlyFrom(candidate)) {
            return all(pairs);
        }
        Set<String> names = pairs.stream().map(pair -> pair.key.benchmark())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        try {
            return new PairSelection().select(pairs,
                    Selection.between(baseline.classPath, candidate.classPath, names,
                            candidate.vm.executable().isPresent() ? Platform.unknown() : Platform.running()));
        } catch (IOException | RuntimeException e) {
            PairSelection all = all(pairs);
            all.notes.add("it is unknown which benchmarks reach a change, so all run: " + e);
            return all;
        }
    }

    private PairSelection select(List<PairedBenchmark> pairs, Selection selection) {
        Set<String> controlled = new HashSet<>(selection.controls(controls(selection.reached().size()), SEED));
        Set<String> unreached = new HashSet<>(selection.unreached());
        int skipped = 0;
        for (PairedBenchmark pair : pairs) {
            boolean control = controlled.remove(pair.key.benchmark());
            if (control) {
                controls.add(pair.key);
            }
            if (control || !unreached.contains(pair.key.benchmark())) {
                wanted.add(pair);
            } else {
                skipped++;
            }
        }
        if (!unreached.isEmpty()) {
            notes.add(selection + (controls.isEmpty() ? ""
                    : "; run as negative controls: " + controls.stream().map(ResultKey::toString).sorted()
                            .collect(Collectors.joining("; ")))
                    + (skipped == 0 ? "" : "; not run: " + skipped + (controls.isEmpty() ? "" : " others"))
                    + "; -vsall runs all");
        }
        return this;
    }

    /** Returns the number of controls: not more than benchmarks that may have changed. */
    private static int controls(int reached) {
        return reached == 0 ? CONTROLS : Math.min(CONTROLS, reached);
    }

    /** Returns the pairs to run, including controls. */
    List<PairedBenchmark> wanted() {
        return Collections.unmodifiableList(wanted);
    }

    /** Returns whether a benchmark runs although it cannot have changed. */
    boolean isControl(ResultKey key) {
        return controls.contains(key);
    }

    List<String> notes() {
        return Collections.unmodifiableList(notes);
    }
}
