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
import org.openjdk.jmh.bytecode.code.CodePair;
import org.openjdk.jmh.bytecode.files.ClassPath;
import org.openjdk.jmh.bytecode.reach.Platform;

/**
 * Finds the benchmarks that cannot have changed between two class paths, because all code and files that they can reach
 * are the same. Anything undecidable counts as reached.
 *
 * <p>Both sides are assumed to run on the same VM with the same arguments and the same files outside of the class path.
 */
public final class Selection {

    private final List<String> unreached = new ArrayList<>();
    private final Map<String, ReachedChange> reached = new LinkedHashMap<>();

    private Selection() {
    }

    /**
     * Compares two class paths or jars, for forks on the VM that runs this.
     *
     * @param benchmarks qualified names, as JMH lists them
     * @throws IOException if a jar or a class file cannot be read; the message names it
     */
    public static Selection between(String baseline, String candidate, Collection<String> benchmarks)
            throws IOException {
        return between(baseline, candidate, benchmarks, Platform.running());
    }

    /**
     * Compares two class paths or jars.
     *
     * @param benchmarks qualified names, as JMH lists them
     * @param platform   the JDK of the forks; {@linkplain Platform#unknown unknown} for another VM's
     * @throws IOException if a jar or a class file cannot be read; the message names it
     */
    public static Selection between(String baseline, String candidate, Collection<String> benchmarks,
                                    Platform platform)
            throws IOException {
        try (ClassPath before = ClassPath.open(baseline); ClassPath after = ClassPath.open(candidate)) {
            CodePair code = new CodePair(before, after);
            Selection selection = new Selection();
            selection.compare(new SearchedSides(code, platform), benchmarks);
            return selection;
        } catch (UncheckedIOException | IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private void compare(SearchedSides sides, Collection<String> benchmarks) {
        Optional<String> harness = sides.differenceOfHarness();
        List<String> common = new ArrayList<>();
        for (String benchmark : benchmarks) {
            if (harness.isPresent()) {
                reach(new ReachedChange(benchmark, "JMH itself: " + harness.get(), Collections.emptyList()));
            } else if (sides.haveBoth(benchmark)) {
                common.add(benchmark);
            } else {
                reach(new ReachedChange(benchmark, "not on both sides", Collections.emptyList()));
            }
        }
        search(sides, new ArrayList<>(common.stream().collect(Collectors.groupingBy(Selection::typeOf,
                LinkedHashMap::new, Collectors.toList())).values()));
        common.stream().filter(benchmark -> !reached.containsKey(benchmark)).forEach(unreached::add);
    }

    private static String typeOf(String benchmark) {
        return benchmark.substring(0, Math.max(0, benchmark.lastIndexOf('.')));
    }

    private void search(SearchedSides sides, List<List<String>> types) {
        GroupSize size = new GroupSize();
        int next = 0;
        while (next < types.size()) {
            int end = next + Math.min(size.get(), types.size() - next);
            List<String> group = types.subList(next, end).stream().flatMap(List::stream).collect(Collectors.toList());
            Optional<ReachedChange> change = sides.change(group);
            if (change.isPresent() && end - next > 1) {
                size.reachedSomething();
            } else {
                // What one class reaches does not show what others reach together.
                narrow(sides, group, change);
                next = end;
                size.reachedNothing();
            }
        }
    }

    /**
     * Finds the benchmarks of a group that reach a change. Searches the suspect at the start of the path alone and
     * continues without it; if it reaches no change alone, searches both halves of the group.
     */
    private void narrow(SearchedSides sides, List<String> group, Optional<ReachedChange> found) {
        List<String> left = new ArrayList<>(group);
        Optional<ReachedChange> change = found;
        while (change.isPresent() && left.size() > 1) {
            Optional<ReachedChange> alone = change.map(ReachedChange::benchmark)
                    .flatMap(suspect -> sides.change(Collections.singletonList(suspect)));
            if (!alone.isPresent()) {
                List<String> half = left.subList(0, left.size() / 2);
                narrow(sides, half, sides.change(half));
                List<String> other = left.subList(left.size() / 2, left.size());
                narrow(sides, other, sides.change(other));
                return;
            }
            reach(alone.get());
            left.remove(alone.get().benchmark());
            change = sides.change(left);
        }
        change.ifPresent(this::reach);
    }

    private void reach(ReachedChange change) {
        reached.put(change.benchmark(), change);
    }

    /** Returns the benchmarks that reach no change, in the given order. */
    public List<String> unreached() {
        return Collections.unmodifiableList(unreached);
    }

    /** Returns the benchmarks that may reach a change, with the first one that was found. */
    public Map<String, ReachedChange> reached() {
        return Collections.unmodifiableMap(reached);
    }

    /**
     * Draws negative controls: benchmarks that reach no change, and are measured to show that nothing else differs.
     *
     * @param count maximum number
     * @param seed  of the random choice
     */
    public List<String> controls(int count, long seed) {
        List<String> drawn = new ArrayList<>(unreached);
        Collections.shuffle(drawn, new Random(seed));
        return Collections.unmodifiableList(drawn.subList(0, Math.min(count, drawn.size())));
    }

    @Override
    public String toString() {
        int all = unreached.size() + reached.size();
        return unreached.size() + " of " + all + (all == 1 ? " benchmark reaches" : " benchmarks reach")
                + " no changed class";
    }
}
