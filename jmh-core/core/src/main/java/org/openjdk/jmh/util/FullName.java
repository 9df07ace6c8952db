package org.openjdk.jmh.util;

import org.openjdk.jmh.infra.BenchmarkParams;

/** What a benchmark is called where it is kept for other runs. */
public final class FullName {

    private FullName() {
    }

    /**
     * Method, mode and parameters.
     *
     * @param params of the benchmark
     * @return "org.sample.Bench.sort (avgt, size=10)"
     */
    public static String of(BenchmarkParams params) {
        StringBuilder name = new StringBuilder(params.getBenchmark()).append(" (")
                .append(params.getMode().shortLabel());
        for (String key : params.getParamsKeys()) {
            name.append(", ").append(key).append('=').append(params.getParam(key));
        }
        return name.append(')').toString();
    }
}
