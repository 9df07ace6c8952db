package org.openjdk.jmh.integration.support;

import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.integration.criteria.AlwaysStable;
import org.openjdk.jmh.integration.criteria.HostileCriterion;
import org.openjdk.jmh.integration.criteria.NanCriterion;
import org.openjdk.jmh.integration.criteria.NeverStable;
import org.openjdk.jmh.integration.criteria.SlidingCriterionOnDemand;
import org.openjdk.jmh.integration.criteria.ThrowingCriterion;

/** What many runs have in common. */
public final class Runs {

    private Runs() {
    }

    /** Our build with the benchmarks and with the criteria that decide without looking. */
    public static Jmh plugged(Path folder) {
        return Jmh.ours().with(Providers.of(folder, AlwaysStable.class, NeverStable.class, NanCriterion.class,
                ThrowingCriterion.class, SlidingCriterionOnDemand.class, HostileCriterion.class));
    }

    /** Short iterations of some benchmarks, dynamic and at once stable. */
    public static List<String> tiny(String benchmarks) {
        return dynamic(benchmarks, "always");
    }

    /** Short iterations of some benchmarks, dynamic. What the machine does is of no interest: nobody watches it. */
    public static List<String> dynamic(String benchmarks, String criterion) {
        return List.of(benchmarks, "-w", "10ms", "-r", "10ms", "-i", "2", "-rf", "dynamic", "-sc", criterion, "-env",
                "false");
    }

    /** Short iterations of some benchmarks, static. */
    public static List<String> fixed(String benchmarks) {
        return List.of(benchmarks, "-w", "10ms", "-r", "10ms", "-i", "2", "-f", "1");
    }
}
