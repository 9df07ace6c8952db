package org.openjdk.jmh.bench.engine;

import org.openjdk.jmh.bench.data.Histogram;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/** The engine's sessions under benchmark: the defaults, but never out of iterations or forks. */
public final class Sessions {

    /** Seed of all data and draws; any number does. */
    public static final long SEED = 42;

    private Sessions() {
    }

    /** A session that decides at each checkpoint. */
    public static ReconfigurationSession engine(String criterion) {
        return engine(criterion, 0);
    }

    /** The same within its first fork. */
    public static ReconfigurationSession engineInFork(String criterion) {
        return engineInFork(criterion, 0);
    }

    /** A session within its first fork that decides from the given warmup iteration on. */
    public static ReconfigurationSession engineInFork(String criterion, int warmupMinimum) {
        ReconfigurationSession session = engine(criterion, warmupMinimum);
        session.startFork(ForkRole.measured());
        return session;
    }

    private static ReconfigurationSession engine(String criterion, int warmupMinimum) {
        return new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse(criterion))
                .warmupIterations(warmupMinimum, Integer.MAX_VALUE)
                .forks(0, Integer.MAX_VALUE)
                .seed(SEED)
                .build());
    }

    /** A warmup iteration, from its end to the decision. */
    public static Checkpoint afterWarmup(ReconfigurationSession session, Iteration iteration) {
        session.warmupIteration(iteration);
        return session.mayWarmupEnd();
    }

    /** What the engine is fed with. */
    public static Iteration[] measurements(Histogram[] histograms) {
        Iteration[] measurements = new Iteration[histograms.length];
        for (int i = 0; i < measurements.length; i++) {
            measurements[i] = histograms[i].toMeasurement();
        }
        return measurements;
    }
}
