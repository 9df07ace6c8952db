package org.openjdk.jmh.run;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;

public final class BenchmarkVariants {

    private final Options options;
    private final UpstreamLoop loop;

    BenchmarkVariants(Options options, UpstreamLoop loop) {
        this.options = options;
        this.loop = loop;
    }

    /** Drops benchmarks in sample time mode that also run in reconfigure mode. */
    static SortedSet<BenchmarkListEntry> withoutTwins(SortedSet<BenchmarkListEntry> benchmarks) {
        SortedSet<BenchmarkListEntry> distinct = new TreeSet<>(benchmarks);
        for (BenchmarkListEntry entry : benchmarks) {
            if (entry.getMode() == Mode.Reconfigure) {
                distinct.remove(entry.cloneWith(Mode.SampleTime).cloneWith(entry.getWorkloadParams()));
            }
        }
        return distinct;
    }

    /** Returns an entry for each mode and for each combination of parameters. Throws if a parameter has no value. */
    SortedSet<BenchmarkListEntry> single(Collection<BenchmarkListEntry> found) throws RunnerException {
        SortedSet<BenchmarkListEntry> single = new TreeSet<>();
        for (BenchmarkListEntry entry : found) {
            for (BenchmarkListEntry inMode : inModes(entry)) {
                single.addAll(withParameters(inMode));
            }
        }
        return withoutTwins(single);
    }

    private List<BenchmarkListEntry> inModes(BenchmarkListEntry entry) {
        Collection<Mode> wanted = options.getBenchModes().isEmpty()
                ? Collections.singleton(entry.getMode()) : options.getBenchModes();
        return wanted.stream().flatMap(mode -> mode == Mode.All
                ? Stream.of(Mode.values()).filter(each -> each != Mode.All) : Stream.of(mode))
                .map(entry::cloneWith).collect(Collectors.toList());
    }

    private List<BenchmarkListEntry> withParameters(BenchmarkListEntry entry) throws RunnerException {
        return !entry.getParams().hasValue() ? Collections.singletonList(entry)
                : loop.parameters(entry).stream().map(entry::cloneWith).collect(Collectors.toList());
    }
}
