package org.openjdk.jmh.bytecode.selection;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.openjdk.jmh.bytecode.code.Code;
import org.openjdk.jmh.bytecode.files.ClassPath;
import org.openjdk.jmh.bytecode.reach.Platform;
import org.openjdk.jmh.bytecode.reach.Reachable;

/**
 * Tells which benchmarks cannot have changed between two class paths, since all code and all files that they can reach
 * are the same on both. What cannot be told counts as reached.
 *
 * <p>Both sides are assumed to run on the same VM with the same arguments and the same files outside of the class path.
 */
public final class Selection {

    private final List<String> unreached = new ArrayList<>();
    private final Map<String, ReachedChange> reached = new LinkedHashMap<>();

    private Selection() {
    }

    /**
     * Compares two class paths; forks run on the VM that runs this.
     *
     * @param baseline   class path, or jar, of what was
     * @param candidate  class path, or jar, of what is
     * @param benchmarks qualified names, as JMH lists them
     * @return which of them reach a change
     * @throws IOException if a jar or a class file cannot be read; the message names it
     */
    public static Selection between(String baseline, String candidate, Collection<String> benchmarks)
            throws IOException {
        return between(baseline, candidate, benchmarks, Platform.running());
    }

    /**
     * Compares two class paths.
     *
     * @param baseline   class path, or jar, of what was
     * @param candidate  class path, or jar, of what is
     * @param benchmarks qualified names, as JMH lists them
     * @param platform   Java's own classes in the forks; {@linkplain Platform#unknown unknown} for another VM's
     * @return which of them reach a change
     * @throws IOException if a jar or a class file cannot be read; the message names it
     */
    public static Selection between(String baseline, String candidate, Collection<String> benchmarks,
                                    Platform platform)
            throws IOException {
        try (ClassPath before = ClassPath.open(baseline); ClassPath after = ClassPath.open(candidate)) {
            Code was = new Code(before);
            Code is = was.beside(after);
            Selection selection = new Selection();
            selection.compare(new Side(was, is, platform), new Side(is, was, platform), benchmarks);
            return selection;
        } catch (UncheckedIOException | IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private void compare(Side baseline, Side candidate, Collection<String> benchmarks) {
        Optional<String> harness = candidate.difference.first(Harness::has);
        List<String> common = new ArrayList<>();
        for (String benchmark : benchmarks) {
            if (harness.isPresent()) {
                reach(new ReachedChange(benchmark, "JMH itself: " + harness.get(), Collections.emptyList()));
            } else if (baseline.has(benchmark) && candidate.has(benchmark)) {
                common.add(benchmark);
            } else {
                reach(new ReachedChange(benchmark, "not on both sides", Collections.emptyList()));
            }
        }
        if (!common.isEmpty()) {
            narrow(baseline, candidate, common);
        }
    }

    /** Where several reach no change together, none of them does; else halves are looked at. */
    private void narrow(Side baseline, Side candidate, List<String> group) {
        Optional<ReachedChange> change = candidate.change(group);
        if (!change.isPresent()) {
            change = baseline.change(group);
        }
        if (!change.isPresent()) {
            unreached.addAll(group);
        } else if (group.size() == 1) {
            reach(change.get());
        } else {
            narrow(baseline, candidate, group.subList(0, group.size() / 2));
            narrow(baseline, candidate, group.subList(group.size() / 2, group.size()));
        }
    }

    private void reach(ReachedChange change) {
        reached.put(change.benchmark(), change);
    }

    /** Benchmarks that reach no change, in the given order. */
    public List<String> unreached() {
        return Collections.unmodifiableList(unreached);
    }

    /** Benchmarks that may reach a change, by name, with the first one that was found. */
    public Map<String, ReachedChange> reached() {
        return Collections.unmodifiableMap(reached);
    }

    /**
     * Picks negative controls: benchmarks that reach no change, and are measured to see that nothing else differs.
     *
     * @param count how many at most
     * @param seed  of the choice
     * @return some of {@link #unreached}, drawn without replacement
     */
    public List<String> controls(int count, long seed) {
        List<String> drawn = new ArrayList<>(unreached);
        Collections.shuffle(drawn, new Random(seed));
        return Collections.unmodifiableList(drawn.subList(0, Math.min(count, drawn.size())));
    }

    /** What was found, in one sentence. */
    @Override
    public String toString() {
        int all = unreached.size() + reached.size();
        return unreached.size() + " of " + all + (all == 1 ? " benchmark reaches" : " benchmarks reach")
                + " no changed class";
    }

    /** One side, and how it differs from the other. */
    private static final class Side {

        private final Code code;
        private final Difference difference;
        private final Reachable reachable;

        private Side(Code code, Code other, Platform platform) {
            this.code = code;
            this.difference = new Difference(code, other);
            this.reachable = new Reachable(code, platform, name -> !Harness.has(name));
        }

        private boolean has(String benchmark) {
            return Stubs.find(code, benchmark).isPresent();
        }

        private Optional<ReachedChange> change(List<String> benchmarks) {
            return FirstChange.of(reachable, difference, benchmarks.get(0), benchmarks.stream()
                    .map(benchmark -> Stubs.find(code, benchmark).orElseThrow(IllegalStateException::new))
                    .collect(Collectors.toList()));
        }
    }
}
