package org.openjdk.jmh.bench.live.worker;

import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Names a benchmark with its parameters and mode in one line, the same for hosts and for JMH's result files. */
public final class BenchmarkKey {

    private BenchmarkKey() {
    }

    /** The key of what a result file has; there may be no parameters. */
    public static String of(String benchmark, Map<String, String> params, String mode) {
        return (benchmark + "#" + (params == null || params.isEmpty() ? "" : new TreeMap<>(params)) + "#" + mode)
                .replaceAll("\\s", " ");
    }

    static String of(BenchmarkParams params) {
        TreeMap<String, String> values = new TreeMap<>();
        params.getParamsKeys().forEach(name -> values.put(name, params.getParam(name)));
        return of(params.getBenchmark(), values, params.getMode().shortLabel());
    }
}
