package org.openjdk.jmh.bench.longrun;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.ForkLoop;
import org.openjdk.jmh.dynreconf.LongRunInterval;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;

/**
 * A dynamic run of recorded forks in their order.
 *
 * @param means    of the measurements, in seconds
 * @param seconds  that its forks ran, the starts of their VMs aside
 * @param interval of the mean
 */
record SteadyRun(double[] means, double seconds, LongRunInterval interval) {

    /** The engine decides about warmups and the number of forks. */
    static SteadyRun of(ReconfigurationSettings settings, RecordedForks recorded) {
        ReconfigurationSession session = new ReconfigurationSession(settings);
        List<Double> means = new ArrayList<>();
        double seconds = 0;
        Checkpoint checkpoint;
        do {
            RecordedForks.Tape tape = recorded.new Tape(means.size());
            List<Double> starts = new ArrayList<>();
            ForkLoop loop = ForkLoop.run(session, ForkRole.measured(), () -> {
                starts.add(tape.seconds());
                return tape.next();
            });
            means.add(RecordedForks.mean(recorded.forks().get(means.size()),
                    starts.get(loop.iterationsBeforeResult()), tape.seconds()));
            seconds += tape.seconds();
            checkpoint = session.endFork();
        } while (!checkpoint.decision().stops());
        session.failure().ifPresent(failure -> {
            throw new IllegalStateException(failure.toString(), failure.cause());
        });
        LongRunInterval interval = checkpoint.judgements().entrySet().stream()
                .flatMap(said -> LongRunInterval.of(said.getValue(), said.getKey().threshold()).stream())
                .findFirst().orElseThrow(() -> new IllegalStateException("no interval of " + means));
        return new SteadyRun(means.stream().mapToDouble(mean -> mean).toArray(), seconds, interval);
    }
}
