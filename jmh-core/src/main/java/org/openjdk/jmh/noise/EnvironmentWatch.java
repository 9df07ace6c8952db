package org.openjdk.jmh.noise;

import java.io.Closeable;
import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.environment.Interference;
import org.openjdk.jmh.results.environment.InterruptedIteration;
import org.openjdk.jmh.results.environment.Limits;
import org.openjdk.jmh.results.environment.Machine;
import org.openjdk.jmh.results.environment.Ruler;
import org.openjdk.jmh.util.OverheadLimit;

/**
 * Watches the machine in the course of a run: the ruler is laid on between forks, counters are read when an iteration has
 * ended, which is when the fork asks or begins the next one. There is no thread, and nothing happens in between.
 *
 * <p>Forks begin and end on the runner's thread, iterations on the one that serves the link of the fork; the runner joins
 * the latter before it goes on.
 */
public final class EnvironmentWatch implements Closeable {

    /** The folder below which files of the system are looked for: another one than the root for tests. */
    public static final String ROOT = "jmh.environment.root";

    /** Between two forks there is no more than this; what is older says nothing of the machine as it is. */
    private static final long FRESH_NANOS = 500_000_000;

    /** So that the first readings in a run are not those of code that is interpreted. */
    private static final int REHEARSALS = 100;

    /** Readings take a thousandth of a run at most. */
    private static final int PART = 1000;
    /** What the first fork may take in advance: files are opened, and compilers have not seen the code yet. */
    private static final long ADVANCE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final LongSupplier clock;
    /** The machine: what is known of it. */
    final Machine machine;
    private final Supplier<Ruler> calibration;
    private final SystemCounters counters;
    private final ThermalEvents thermal;
    private final OverheadLimit time;
    private final LongSupplier cost;
    private final List<InterruptedIteration> interrupted = new ArrayList<>();
    private Ruler ruler;
    private double latestRuler;
    private long rulerTime;
    private double rulerBefore;
    private long thermalBefore;
    private int threads;
    private boolean readsAll;
    private Counts latest;
    private boolean measures;
    /** Whether iterations have ended since the latest reading. */
    private boolean passedOver;
    private Counts measurement;
    private Interference inIteration = Interference.unknown();
    private double waited = Double.NaN;
    /** Of each measurement iteration, the share of the time for which threads waited. */
    private final List<Double> waiting = new ArrayList<>();

    EnvironmentWatch(Path root, LongSupplier clock, LongSupplier cost, Supplier<Ruler> calibration) {
        this.clock = clock;
        this.calibration = calibration;
        counters = new SystemCounters(root, clock);
        thermal = new ThermalEvents(root);
        machine = new MachineReader(root).read(counters.quota(), clock);
        this.cost = cost;
        time = new OverheadLimit(clock, ADVANCE_NANOS, PART);
    }

    /**
     * Begins to watch this machine.
     *
     * @param ruler created when the first fork starts
     */
    public static EnvironmentWatch begin(Supplier<Ruler> ruler) {
        return new EnvironmentWatch(Paths.get(System.getProperty(ROOT, "/")), System::nanoTime,
                costOfThread(), ruler);
    }

    /**
     * Returns what gives the time of the processor that the thread which asks has used, or the time where that is unknown: a
     * reading that waits for a processor takes none from the fork.
     */
    static LongSupplier costOfThread() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()
                ? threads::getCurrentThreadCpuTime : System::nanoTime;
    }

    /** Goes through what is done for each iteration, with the process of this VM. */
    private void rehearse(long pid) {
        counters.follow(pid, 1);
        for (int i = 0; i < REHEARSALS; i++) {
            counters.read().since(Counts.NONE).interference(1, machine.processors);
        }
        counters.leave();
    }

    /**
     * A fork is about to begin; takes 3 ms, in front of the first one 100.
     *
     * @param ownPid      the process of this VM
     * @param forkThreads of its benchmark
     * @param everyIteration whether each iteration is read, however short, because its own time is of interest
     */
    public void startFork(long ownPid, int forkThreads, boolean everyIteration) {
        if (ruler == null) {
            ruler = calibration.get();
            rehearse(ownPid);
        }
        if (latestRuler == 0 || clock.getAsLong() - rulerTime > FRESH_NANOS) {
            measureRuler();
        }
        rulerBefore = latestRuler;
        thermalBefore = thermal.count();
        threads = forkThreads;
        readsAll = everyIteration;
        latest = null;
        measures = false;
        measurement = Counts.NONE;
        interrupted.clear();
        waiting.clear();
    }

    private void measureRuler() {
        latestRuler = ruler.measure();
        rulerTime = clock.getAsLong();
    }

    /**
     * An iteration of the fork begins. The first one, and the first one of the measurement, are what is counted from.
     *
     * @param pid      the process of the fork
     * @param measured whether it is of the measurement
     */
    public void startIteration(long pid, boolean measured) {
        if (latest == null) {
            counters.follow(pid, threads);
        }
        if (latest == null || measured && !measures) {
            read();
            passedOver = false;
        }
        measures = measured;
    }

    /**
     * An iteration of the fork has ended.
     *
     * @param number of the iteration in its phase, from 1
     * @param nanos  for which each of its threads was measured; 0 if unknown
     * @return what was lost since the last time, or null where nothing is read this time
     */
    public Interference endIteration(int number, long nanos) {
        Interference lost = lostIn(number, nanos);
        if (measures) {
            waiting.add(waited);
        }
        return lost;
    }

    private Interference lostIn(int number, long nanos) {
        inIteration = Interference.unknown();
        waited = Double.NaN;
        if (latest == null || !readsAll && !time.allowsMore()) {
            passedOver = true;
            return null;
        }
        Counts before = latest;
        read();
        Counts counts = latest.since(before);
        Interference lost = counts.interference(threads, machine.processors);
        if (measures) {
            measurement = measurement.plus(counts);
            if (!passedOver && lost.lost() > Limits.INTERRUPTION) {
                interrupted.add(new InterruptedIteration(number, lost));
            }
        }
        if (!passedOver) {
            inIteration = lost;
            waited = counts.waiting(threads, nanos);
        }
        passedOver = false;
        return lost;
    }

    /**
     * Returns what the machine did during the iteration that ended last. What is stolen is counted in ticks, too coarse to
     * tell one iteration from the next.
     *
     * @return nothing of it known where the system does not tell, or was not asked behind the iteration before
     */
    public Interference inIteration() {
        return inIteration;
    }

    /**
     * Returns for which share of the iteration that ended last its threads waited for a processor, on average.
     *
     * @return from 0 to 1; NaN if unknown
     */
    public double waited() {
        return waited;
    }

    /**
     * The fork has ended; takes 3 ms.
     *
     * @return what the machine did meanwhile
     */
    public ForkEnvironment endFork() {
        measureRuler();
        counters.leave();
        long now = thermal.count();
        double events = thermalBefore < 0 || now < thermalBefore ? Double.NaN : now - thermalBefore;
        Interference lost = measurement.nanos > 0 ? measurement.interference(threads, machine.processors)
                : Interference.unknown();
        return new ForkEnvironment(machine, lost, interrupted, rulerBefore, latestRuler, events)
                .waiting(waiting.stream().mapToDouble(Double::doubleValue).toArray());
    }

    @Override
    public void close() {
        counters.close();
        thermal.close();
    }

    private void read() {
        long before = cost.getAsLong();
        latest = counters.read();
        time.record(cost.getAsLong() - before);
    }

    /** How often processors were slowed down because they were hot: {@code core_throttle_count} of each, on Intel's. */
    private static final class ThermalEvents implements Closeable {

        private final List<SmallFile> files = new ArrayList<>();

        ThermalEvents(Path root) {
            File[] processors = root.resolve("sys/devices/system/cpu").toFile()
                    .listFiles(folder -> folder.getName().matches("cpu\\d+"));
            if (processors != null) {
                for (File processor : processors) {
                    SmallFile file = SmallFile.open(processor.toPath().resolve("thermal_throttle/core_throttle_count"));
                    if (file.exists()) {
                        files.add(file);
                    }
                }
            }
        }

        /** Returns how often so far, or unknown. */
        long count() {
            long sum = files.isEmpty() ? SmallFile.UNKNOWN : 0;
            for (SmallFile file : files) {
                long count = file.read() ? file.number("", 0) : SmallFile.UNKNOWN;
                sum = count < 0 || sum < 0 ? SmallFile.UNKNOWN : sum + count;
            }
            return sum;
        }

        @Override
        public void close() {
            files.forEach(SmallFile::close);
        }
    }
}
