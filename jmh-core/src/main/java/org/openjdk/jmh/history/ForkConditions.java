package org.openjdk.jmh.history;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.openjdk.jmh.dynreconf.text.Secrets;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.environment.HostMachine;

/** The conditions under which forks of two runs are comparable. */
final class ForkConditions {

    private ForkConditions() {
    }

    static Map<String, String> of(BenchmarkParams params, String fingerprint) {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("code", fingerprint == null ? "unknown" : fingerprint);
        all.put("JVM", params.getVmName() + " " + params.getVmVersion() + " of JDK " + params.getJdkVersion());
        all.put("JVM arguments", String.join(" ", Secrets.masked(params.getJvmArgs())));
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
