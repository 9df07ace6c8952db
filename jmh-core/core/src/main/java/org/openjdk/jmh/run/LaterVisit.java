package org.openjdk.jmh.run;

import java.util.StringJoiner;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Says in one line whose forks come, where upstream has described the benchmark before. */
final class LaterVisit {

    private LaterVisit() {
    }

    static String line(BenchmarkParams params) {
        return "# Again: " + params.getBenchmark() + parameters(params) + ", " + params.getMode().shortLabel();
    }

    private static String parameters(BenchmarkParams params) {
        StringJoiner parameters = new StringJoiner(", ", " (", ")").setEmptyValue("");
        for (String key : params.getParamsKeys()) {
            parameters.add(key + " = " + params.getParam(key));
        }
        return parameters.toString();
    }
}
