package org.openjdk.jmh.dynreconf;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;

/**
 * Makes decisions on invented measurements, so that the first real ones find classes loaded and code compiled. Nothing
 * of it is left: sessions and judges are its own.
 *
 * <p>Only built-in criteria take part. Those of others may count how often they are asked.
 */
public final class Rehearsal {

    /** More than are drawn from an iteration, so that drawing is rehearsed as well. */
    private static final int INVOCATIONS = 1500;

    private static final int LEVEL = 1000;
    private static final int FORKS = 3;

    private final ReconfigurationSettings settings;
    private final int values;
    private final BooleanSupplier enough;
    private final RandomStream random = new RandomStream(1);

    private Rehearsal(ReconfigurationSettings settings, int values, BooleanSupplier enough) {
        this.settings = settings;
        this.values = values;
        this.enough = enough;
    }

    /**
     * Rehearses until it is enough.
     *
     * @param settings as of the benchmark to come
     * @param scores   whether its iterations give a single score each, instead of many invocation times
     * @param enough   asked before each iteration
     * @param seen     is given each checkpoint
     */
    public static void run(ReconfigurationSettings settings, boolean scores, BooleanSupplier enough,
                           Consumer<Checkpoint> seen) {
        List<ConfiguredCriterion> known = settings.criteria().stream()
                .filter(criterion -> StabilityCriteria.isBuiltIn(criterion.criterion())).collect(Collectors.toList());
        if (!known.isEmpty()) {
            new Rehearsal(settings.withCriteria(known), scores ? 1 : INVOCATIONS, enough).run(seen);
        }
    }

    private void run(Consumer<Checkpoint> seen) {
        while (!enough.getAsBoolean()) {
            ReconfigurationSession session = new ReconfigurationSession(settings);
            for (int fork = 0; fork < FORKS && !enough.getAsBoolean(); fork++) {
                runFork(session, seen);
                seen.accept(session.endFork());
            }
        }
    }

    /** A few iterations of each phase, and all questions that they have, whatever the answers are. */
    private void runFork(ReconfigurationSession session, Consumer<Checkpoint> seen) {
        session.startFork(ForkRole.measured());
        int warmups = settings.sampling().warmupWindow() + 1;
        for (int i = 0; i < warmups && !enough.getAsBoolean(); i++) {
            session.warmupIteration(invent());
            seen.accept(session.mayWarmupEnd());
        }
        for (int i = 0; i < settings.measurementIterations() && !enough.getAsBoolean(); i++) {
            if (settings.measurementSlides()) {
                seen.accept(session.mayMeasurementEnd());
            }
            session.measurementIteration(invent());
        }
    }

    private Iteration invent() {
        double[] times = new double[values];
        for (int i = 0; i < values; i++) {
            times[i] = LEVEL + random.nextInt(LEVEL);
        }
        return Iteration.of(Sample.of(times)).withSeconds(1);
    }
}
