package org.openjdk.jmh.bench.subjects;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import reactor.core.publisher.Flux;

/** Reactive flows of Reactor. */
public class ReactorFlows extends Subject {

    private int groups = 40;

    /** Slow-warming and allocating: inner flows are made and merged, through call sites with many receivers. */
    @Benchmark
    public Integer flatMap() {
        return Flux.range(1, groups)
                .flatMap(group -> group % 2 == 0 ? Flux.range(group, 10) : Flux.fromIterable(List.of(group, -group)))
                .map(i -> i + 1).reduce(Integer::sum).block();
    }
}
