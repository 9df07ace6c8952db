package org.openjdk.jmh.results.stored;

import java.util.HashMap;
import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.json.ResultKey;

/** What results of a run are told apart by. */
public final class ResultKeys {

    private ResultKeys() {
    }

    /**
     * The key that the result of a benchmark has, or will have.
     *
     * @param params of the benchmark
     * @return the same as that of the stored result
     */
    public static ResultKey of(BenchmarkParams params) {
        Map<String, String> parameters = new HashMap<>();
        params.getParamsKeys().forEach(name -> parameters.put(name, params.getParam(name)));
        return new ResultKey(params.getBenchmark(), params.getMode().shortLabel(), parameters);
    }
}
