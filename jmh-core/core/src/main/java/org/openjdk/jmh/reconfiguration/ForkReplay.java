package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * Dynamic benchmarks of an earlier run, whose forks are told again to nobody but those who decided then. Nothing is
 * printed, and neither the benchmarks nor the options of that run are needed; its criteria are.
 */
public final class ForkReplay {

    private final StabilityCriteria known = StabilityCriteria.load(ForkReplay.class.getClassLoader());
    private final Map<List<Object>, ReconfigurationPlan> plans = new HashMap<>();

    /**
     * Learns how a benchmark was reconfigured.
     *
     * @param params    of the benchmark
     * @param recording of one of its forks
     * @throws CriterionException if one of its criteria is not on the class path; the message says which
     */
    public void learn(BenchmarkParams params, ForkRecording recording) {
        if (!plans.containsKey(key(params))) {
            plans.put(key(params), recording.plan().plan(known));
        }
    }

    /** A bulk warmup has other iterations than its benchmark, and is reconfigured as that is. */
    private static List<Object> key(BenchmarkParams params) {
        List<Object> key = new ArrayList<>(Arrays.asList(params.getBenchmark(), params.getMode()));
        params.getParamsKeys().forEach(name -> key.add(params.getParam(name)));
        return key;
    }

    /**
     * Returns what follows the forks of a benchmark.
     *
     * @param params of a benchmark that was learned of
     * @return a monitor, to be told of recordings alone
     */
    public BenchmarkMonitor monitor(BenchmarkParams params) {
        return new BenchmarkMonitor(params, of -> plans.get(key(of)), new RunWarnings(), HostWarmup.nowhere(),
                () -> -1,
                HostWarmup.none());
    }
}
