package org.openjdk.jmh.bytecode.selection;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.bytecode.code.CodeMember;
import org.openjdk.jmh.bytecode.reach.ReachVisitor;
import org.openjdk.jmh.bytecode.reach.Reachable;
import org.openjdk.jmh.bytecode.reach.Search;

/** Searches for the first change that benchmarks reach. */
final class FirstChange implements ReachVisitor {

    private final SideDifference difference;
    private final Map<String, String> benchmarks;
    private final Search search;
    private ReachedChange found;
    private boolean sameClasses = true;

    private FirstChange(Reachable reachable, SideDifference difference, Map<String, String> benchmarks) {
        this.difference = difference;
        this.benchmarks = benchmarks;
        this.search = reachable.search(this);
    }

    /** Searches on one side, from benchmarks by the internal names of the classes that JMH generated. */
    static FirstChange of(Reachable reachable, SideDifference difference, Map<String, String> benchmarks) {
        FirstChange change = new FirstChange(reachable, difference, benchmarks);
        benchmarks.keySet().forEach(change.search::fromClass);
        change.search.run();
        return change;
    }

    Optional<ReachedChange> found() {
        return Optional.ofNullable(found);
    }

    /** Returns whether all visited classes are completely the same on both sides. */
    boolean hasSameClasses() {
        return sameClasses;
    }

    @Override
    public void member(CodeMember member) {
        sameClasses = sameClasses && difference.isSame(member.owner());
        if (!isEnough() && !difference.isSame(member)) {
            found(member.toString(), search.path(member));
        }
    }

    @Override
    public void missing(String name) {
        if (!isEnough() && !difference.isMissing(name)) {
            found(name.replace('/', '.'), path());
        }
    }

    @Override
    public void resource(String name) {
        if (!isEnough() && !difference.isSameFile(name)) {
            found(name, path());
        }
    }

    @Override
    public void everything(String reason) {
        if (!isEnough() && difference.any().isPresent()) {
            found(difference.any().get() + " perhaps, as " + reason, path());
        }
    }

    private List<CodeMember> path() {
        return search.current() == null ? Collections.emptyList() : search.path(search.current());
    }

    private void found(String change, List<CodeMember> path) {
        found = new ReachedChange(benchmark(path), change,
                path.stream().map(CodeMember::toString).collect(Collectors.toList()));
    }

    /** Returns the benchmark at the start of the path. Several together may reach what none of them reaches alone. */
    private String benchmark(List<CodeMember> path) {
        if (benchmarks.size() == 1) {
            return benchmarks.values().iterator().next();
        }
        return path.isEmpty() ? null : benchmarks.get(path.get(0).owner());
    }

    @Override
    public boolean isEnough() {
        return found != null;
    }
}
