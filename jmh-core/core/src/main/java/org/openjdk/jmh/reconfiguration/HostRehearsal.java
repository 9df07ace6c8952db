package org.openjdk.jmh.reconfiguration;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.Rehearsal;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Utils;

/**
 * Warms the host up for its decisions while the first fork's VM starts, when the host has nothing else to do: it ends
 * as soon as that fork's first iteration starts. Once for each combination of criteria in a run.
 */
public final class HostRehearsal {

    /** Starting a VM mostly takes less; one that hangs is no reason to go on. */
    private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Set<String> rehearsed = new HashSet<>();
    private volatile boolean over = true;

    /** Begins, unless the same criteria were rehearsed before. */
    void start(ReconfigurationSettings settings, Mode mode) {
        boolean scores = mode != Mode.SampleTime;
        String criteria = settings.criteria().stream().map(ConfiguredCriterion::name)
                .collect(Collectors.joining(",", "", String.valueOf(scores)));
        if (rehearsed.add(criteria)) {
            over = false;
            long start = System.nanoTime();
            Thread thread = new Thread(() -> rehearse(settings, scores, start), "jmh-rehearsal");
            thread.setDaemon(true);
            thread.start();
        }
    }

    /** What fails here fails again where it matters, and is reported there. */
    private void rehearse(ReconfigurationSettings settings, boolean scores, long start) {
        try {
            VmActivityMeter meter = new VmActivityMeter(Utils::getPid);
            meter.start();
            meter.activity();
            BoundedDecision.within(TimeValue.seconds(1), () -> null);
            Rehearsal.run(settings, scores, () -> over || System.nanoTime() - start > LONGEST_NANOS,
                    HostRehearsal::describe);
        } catch (Exception | Error e) {
            over = true;
        }
    }

    /** What the console would show. */
    private static void describe(Checkpoint checkpoint) {
        CheckpointText.line(checkpoint);
        CheckpointText.vectors(checkpoint);
    }

    /** An iteration begins: nothing of ours runs beside it. */
    void end() {
        over = true;
    }
}
