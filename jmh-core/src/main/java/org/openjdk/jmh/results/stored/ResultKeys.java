package org.openjdk.jmh.results.stored;

import java.util.HashMap;
import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.json.ResultKey;

/** Creates the keys that identify results. */
public final class ResultKeys {

    private ResultKeys() {
    }

    public static ResultKey of(BenchmarkParams params) {
        Map<String, String> parameters = new HashMap<>();
        params.getParamsKeys().forEach(name -> parameters.put(name, params.getParam(name)));
        return new ResultKey(params.getBenchmark(), params.getMode().shortLabel(), parameters);
    }
}
