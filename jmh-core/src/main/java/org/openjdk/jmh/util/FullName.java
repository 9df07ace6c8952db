package org.openjdk.jmh.util;

import org.openjdk.jmh.infra.BenchmarkParams;

/** Formats the name of a benchmark for storage. */
public final class FullName {

    private FullName() {
    }

    /** Returns method, mode and parameters, as in "org.sample.Bench.sort (avgt, size=10)". */
    public static String of(BenchmarkParams params) {
        StringBuilder name = new StringBuilder(params.getBenchmark()).append(" (")
                .append(params.getMode().shortLabel());
        for (String key : params.getParamsKeys()) {
            name.append(", ").append(key).append('=').append(params.getParam(key));
        }
        return name.append(')').toString();
    }
}
