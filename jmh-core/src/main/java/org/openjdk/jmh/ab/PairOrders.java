package org.openjdk.jmh.ab;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openjdk.jmh.ab.worker.Alternation;
import org.openjdk.jmh.ab.worker.ForkVm;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.runner.options.Clock;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.SideOrder;

/**
 * Chooses the order of the forks of each pair. They alternate unless something prevents it or the options choose
 * another order.
 */
final class PairOrders {

    private static final Pattern HEAP = Pattern.compile("-Xmx(\\d+)([kKmMgGtT]?)");
    private static final String UNITS = "kmgt";
    private static final int KILO = 1024;
    /** The rest is for other programs. */
    private static final double USABLE_MEMORY = 0.8;

    private final Options options;
    private final boolean fitMemory;

    /** @param vms of both sides */
    PairOrders(Options options, ForkVm... vms) {
        this.options = options;
        fitMemory = Stream.of(vms).mapToDouble(PairOrders::heap).sum() <= USABLE_MEMORY * ManagementFactory
                .getPlatformMXBean(OperatingSystemMXBean.class).getTotalPhysicalMemorySize();
    }

    /** Returns the limit of a heap in bytes, or 0 for the default, of which two always fit. */
    static double heap(ForkVm vm) {
        List<String> arguments = new ArrayList<>(vm.arguments().orElse(Collections.emptyList()));
        arguments.addAll(vm.added());
        double bytes = 0;
        for (String argument : arguments) {
            Matcher limit = HEAP.matcher(argument);
            if (limit.matches()) {
                int kilos = limit.group(2).isEmpty() ? 0 : 1 + UNITS.indexOf(limit.group(2).toLowerCase(Locale.ROOT));
                bytes = Double.parseDouble(limit.group(1)) * Math.pow(KILO, kilos);
            }
        }
        return bytes;
    }

    PairOrder of(String mode, ListedBenchmark baseline, ListedBenchmark candidate) {
        SideOrder wanted = options.getCount().hasValue() ? SideOrder.INTERLEAVED
                : options.getSideOrder().orElse(SideOrder.ALTERNATING);
        if (wanted != SideOrder.ALTERNATING) {
            return PairOrder.of(wanted, isOwn(Clock.WALL));
        }
        Optional<String> obstacle = obstacle(mode, baseline, candidate);
        boolean hasOwnTime = !forkObstacle(mode, baseline, candidate).isPresent();
        PairOrder order = PairOrder.of(obstacle.isPresent() ? SideOrder.INTERLEAVED : wanted,
                isOwn(hasOwnTime ? Clock.OWN : Clock.WALL));
        return obstacle.map(order::because).orElse(order);
    }

    private boolean isOwn(Clock usual) {
        return options.getClock().orElse(usual) == Clock.OWN;
    }

    /** Returns whether iterations of alternating forks are cut into slices. */
    boolean areSliced(ListedBenchmark baseline, ListedBenchmark candidate) {
        return finest(baseline, candidate) == Alternation.SLICES && !options.getWarmupTime().hasValue()
                && !options.getMeasurementTime().hasValue();
    }

    private static Alternation finest(ListedBenchmark baseline, ListedBenchmark candidate) {
        return baseline.alternation().and(candidate.alternation());
    }

    /** Returns why forks in a mode cannot alternate, as a phrase. */
    Optional<String> obstacle(String mode, ListedBenchmark baseline, ListedBenchmark candidate) {
        Optional<String> ofForks = forkObstacle(mode, baseline, candidate);
        return ofForks.isPresent() || fitMemory ? ofForks : Optional.of("two heaps of -Xmx do not fit into memory");
    }

    /** Returns why forks in a mode can neither wait for each other nor have own time, as a phrase. */
    private static Optional<String> forkObstacle(String mode, ListedBenchmark baseline, ListedBenchmark candidate) {
        if (BlockDefaults.isSingleShot(mode)) {
            return Optional.of("single shots are measured in fresh VMs");
        }
        if (finest(baseline, candidate) == Alternation.NONE) {
            return Optional.of("the " + (candidate.alternation() != Alternation.NONE ? "baseline has"
                    : baseline.alternation() != Alternation.NONE ? "candidate has" : "benchmarks of both sides have")
                    + " another version of JMH");
        }
        return Optional.empty();
    }
}
