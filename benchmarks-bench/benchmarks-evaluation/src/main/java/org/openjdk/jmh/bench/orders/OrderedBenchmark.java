package org.openjdk.jmh.bench.orders;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ForkVm;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.runner.options.TimeValue;

/** A benchmark of a jar, in average time mode and with the first value of each parameter. */
record OrderedBenchmark(String name, Map<String, String> parameters) {

    static OrderedBenchmark of(ListedBenchmark listed) {
        SortedMap<String, String> first = new TreeMap<>();
        listed.parameters().forEach((parameter, values) -> first.put(parameter, values.get(0)));
        return new OrderedBenchmark(listed.name(), first);
    }

    /** A fork of as many iterations of warmup as of measurement, on some cores or, with an empty list, any. */
    ForkRequest fork(int iterations, TimeValue time, String cores) {
        PhaseLength phase = new PhaseLength(iterations, time);
        ForkVm vm = new ForkVm(null, null, List.of());
        return new ForkRequest(name, "avgt", new TreeMap<>(parameters), phase, phase, vm).on(cores);
    }

    static double seconds(TimeValue time) {
        return time.convertTo(TimeUnit.MILLISECONDS) / 1e3;
    }
}
