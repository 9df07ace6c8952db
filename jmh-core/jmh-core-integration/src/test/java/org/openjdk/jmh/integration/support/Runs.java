package org.openjdk.jmh.integration.support;

import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.integration.criteria.AlwaysStable;
import org.openjdk.jmh.integration.criteria.HostileCriterion;
import org.openjdk.jmh.integration.criteria.NanCriterion;
import org.openjdk.jmh.integration.criteria.NeverStable;
import org.openjdk.jmh.integration.criteria.SlidingCriterionOnDemand;
import org.openjdk.jmh.integration.criteria.ThrowingCriterion;

/** Common settings of many runs. */
public final class Runs {

    private Runs() {
    }

    /** Our build with the benchmarks and with the criteria that decide in advance. */
    public static Jmh plugged(Path folder) {
        return Jmh.ours().with(Providers.of(folder, AlwaysStable.class, NeverStable.class, NanCriterion.class,
                ThrowingCriterion.class, SlidingCriterionOnDemand.class, HostileCriterion.class));
    }

    /** Short iterations of some benchmarks, dynamic and immediately stable. */
    public static List<String> tiny(String benchmarks) {
        return dynamic(benchmarks, "always");
    }

    /** Short iterations of some benchmarks, dynamic, without watching the machine. */
    public static List<String> dynamic(String benchmarks, String criterion) {
        return List.of(benchmarks, "-w", "10ms", "-r", "10ms", "-i", "2", "-rf", "dynamic", "-sc", criterion, "-env",
                "false");
    }

    /** Short iterations of some benchmarks, static. */
    public static List<String> fixed(String benchmarks) {
        return List.of(benchmarks, "-w", "10ms", "-r", "10ms", "-i", "2", "-f", "1");
    }
}
