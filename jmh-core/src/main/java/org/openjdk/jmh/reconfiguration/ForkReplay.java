package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * Replays recorded forks of dynamic benchmarks to the decisions of their run, without printing. It needs the criteria
 * of that run, but neither its benchmarks nor its options.
 */
public final class ForkReplay {

    private final StabilityCriteria known = StabilityCriteria.load(ForkReplay.class.getClassLoader());
    private final Map<List<Object>, ReconfigurationPlan> plans = new HashMap<>();

    /**
     * Adds the plan of a benchmark from a recording of one of its forks. Throws if a criterion is not on the class
     * path.
     */
    public void addPlan(BenchmarkParams params, ForkRecording recording) {
        if (!plans.containsKey(key(params))) {
            plans.put(key(params), recording.plan().plan(known));
        }
    }

    /** Identifies a benchmark. Its bulk warmup has other iterations but the same plan. */
    private static List<Object> key(BenchmarkParams params) {
        List<Object> key = new ArrayList<>(Arrays.asList(params.getBenchmark(), params.getMode()));
        params.getParamsKeys().forEach(name -> key.add(params.getParam(name)));
        return key;
    }

    /** Returns a monitor for a benchmark whose plan was added. */
    public BenchmarkMonitor monitor(BenchmarkParams params) {
        return new BenchmarkMonitor(params, of -> plans.get(key(of)), new RunWarnings(), HostWarmup.silentOutput(),
                () -> -1,
                HostWarmup.none());
    }
}
