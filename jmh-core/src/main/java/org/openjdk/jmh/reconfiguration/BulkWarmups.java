package org.openjdk.jmh.reconfiguration;

import java.util.function.BiConsumer;
import java.util.function.Function;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * Creates sessions for bulk warmups, which run one after the other in one VM. A criterion that slides leaves them
 * static, because no measurement follows immediately.
 */
final class BulkWarmups {

    private final Function<BenchmarkParams, ReconfigurationPlan> plans;
    private final BiConsumer<String, Throwable> failures;
    private FailSafeSession session;

    BulkWarmups(Function<BenchmarkParams, ReconfigurationPlan> plans, BiConsumer<String, Throwable> failures) {
        this.plans = plans;
        this.failures = failures;
    }

    static boolean isBulkWarmup(BenchmarkParams of) {
        return of.getMeasurement().getCount() == 0;
    }

    /** Returns the session of the current warmup, or null if the warmup is static. */
    FailSafeSession session(BenchmarkParams of, int iteration) {
        if (iteration == 1) {
            ReconfigurationPlan plan = plans.apply(of);
            session = plan == null || plan.slides()
                    ? null : new FailSafeSession(plan.settings(of), plan.decisions(of), failures);
            if (session != null) {
                session.enqueue(engine -> engine.startFork(ForkRole.measured()));
            }
        }
        return session;
    }
}
