package org.openjdk.jmh.bytecode.selection;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.bytecode.code.CodeMember;
import org.openjdk.jmh.bytecode.reach.ReachVisitor;
import org.openjdk.jmh.bytecode.reach.Reachable;
import org.openjdk.jmh.bytecode.reach.Search;

/** Looks for the first change that a benchmark reaches, and stops there. */
final class FirstChange implements ReachVisitor {

    private final Difference difference;
    private final String benchmark;
    private final Search search;
    private ReachedChange found;

    private FirstChange(Reachable reachable, Difference difference, String benchmark) {
        this.difference = difference;
        this.benchmark = benchmark;
        this.search = reachable.search(this);
    }

    /**
     * Looks on one side, from one benchmark or from several at once.
     *
     * @param benchmark name of the first
     * @param stubs     internal names of the classes that JMH generated
     */
    static Optional<ReachedChange> of(Reachable reachable, Difference difference, String benchmark,
                                      Collection<String> stubs) {
        FirstChange change = new FirstChange(reachable, difference, benchmark);
        stubs.forEach(change.search::fromClass);
        change.search.run();
        return Optional.ofNullable(change.found);
    }

    @Override
    public void member(CodeMember member) {
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
        found = new ReachedChange(benchmark, change,
                path.stream().map(CodeMember::toString).collect(Collectors.toList()));
    }

    @Override
    public boolean isEnough() {
        return found != null;
    }
}
