package org.openjdk.jmh.results.environment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How the machine behaved while the forks of one benchmark were measured. Immutable. */
public final class BenchmarkEnvironment {

    private final Machine machine;
    private final List<ForkEnvironment> forks;

    /** @param forks forks whose result counts, in their order */
    public BenchmarkEnvironment(Machine machine, List<ForkEnvironment> forks) {
        this.machine = machine;
        this.forks = Collections.unmodifiableList(new ArrayList<>(forks));
    }

    public Machine machine() {
        return machine;
    }

    /** Returns the forks whose result counts, in their order; none if the benchmark ran without forks. */
    public List<ForkEnvironment> forks() {
        return forks;
    }

    /** Returns the numbers of the disturbed forks in {@link #forks()}, from 1. */
    public List<Integer> disturbed() {
        return IntStream.range(0, forks.size()).filter(fork -> !forks.get(fork).causes().isEmpty())
                .mapToObj(fork -> fork + 1).collect(Collectors.toList());
    }

    @Override
    public String toString() {
        return EnvironmentText.warning(this).orElse("no fork was disturbed");
    }
}
