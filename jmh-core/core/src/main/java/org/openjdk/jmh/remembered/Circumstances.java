package org.openjdk.jmh.remembered;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.openjdk.jmh.environment.HostMachine;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;

/** What must be the same if forks of two runs are to be alike. */
final class Circumstances {

    private Circumstances() {
    }

    /** Method, mode and parameters. */
    static String name(BenchmarkParams params) {
        StringBuilder name = new StringBuilder(params.getBenchmark()).append(" (")
                .append(params.getMode().shortLabel());
        for (String key : params.getParamsKeys()) {
            name.append(", ").append(key).append('=').append(params.getParam(key));
        }
        return name.append(')').toString();
    }

    static Map<String, String> of(BenchmarkParams params, String fingerprint) {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("code", fingerprint == null ? "unknown" : fingerprint);
        all.put("JVM", params.getVmName() + " " + params.getVmVersion() + " of JDK " + params.getJdkVersion());
        all.put("JVM arguments", String.join(" ", params.getJvmArgs()));
        all.put("machine", System.getProperty("os.name") + " on " + System.getProperty("os.arch") + ", "
                + Runtime.getRuntime().availableProcessors() + " x " + HostMachine.processorModel());
        all.put("threads", params.getThreads() + " " + Arrays.toString(params.getThreadGroups()));
        all.put("operations", params.getOpsPerInvocation() + " per invocation, batches of " + batch(params.getWarmup())
                + " and " + batch(params.getMeasurement()) + ", in " + params.getTimeUnit());
        return all;
    }

    private static int batch(IterationParams iterations) {
        return iterations.getBatchSize();
    }
}
