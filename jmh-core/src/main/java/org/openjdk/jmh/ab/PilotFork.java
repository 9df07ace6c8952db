package org.openjdk.jmh.ab;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.ab.client.WorkerClient;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ForkSetting;
import org.openjdk.jmh.ab.worker.ForkSettings;
import org.openjdk.jmh.ab.worker.ForkVm;
import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.VmCleanup;

/** A short fork of a benchmark that roughly measures the time of an invocation. */
public final class PilotFork {

    /** Long enough for compilation on an idle processor. */
    private static final double WARMUP_MILLIS = 1000;
    /** Maximum factor by which a busy machine prolongs the warmup. */
    private static final double MAX_WAITING = 10;
    /** Iterations shorter than a time slice of the system's scheduler. */
    private static final PhaseLength MEASUREMENT = new PhaseLength(100, TimeValue.milliseconds(2));
    private static final double MIN_NANOS = 0.1;
    private static final double SECONDS = 120;

    private PilotFork() {
    }

    /**
     * Runs a pilot fork on the class path of this VM and returns the nanoseconds of an invocation, above 0.
     *
     * @throws RunnerException if there is no result
     */
    public static double nanosOfInvocation(BenchmarkParams params, Options options) throws RunnerException {
        SortedMap<String, String> parameters = new TreeMap<>();
        params.getParamsKeys().forEach(name -> parameters.put(name, params.getParam(name)));
        ForkRequest pilot = pilot(params.getBenchmark(), parameters,
                new ForkVm(params.getJvm(), new ArrayList<>(params.getJvmArgs()), Collections.emptyList()),
                ForkSettings.of(options));
        try {
            Path log = VmCleanup.file("jmh-pilot-", ".log");
            try (WorkerClient worker = new WorkerClient(System.getProperty("java.class.path"), Side.inherited(), log)) {
                return nanos(worker.run(pilot, SECONDS).json());
            } catch (ForkLostException | IOException e) {
                VmCleanup.sleepIfExiting();
                throw e;
            } finally {
                VmCleanup.remove(log);
            }
        } catch (ForkLostException | IOException e) {
            throw new SideException("the short fork that sizes the counted ones failed: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SideException("The run was interrupted");
        }
    }

    private static PhaseLength warmup() {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        return warmup(system.getSystemLoadAverage(), system.getAvailableProcessors());
    }

    /**
     * Gives the warmup as much processor time as on an idle machine. With less, the benchmark is not compiled and many
     * times slower.
     */
    static PhaseLength warmup(double load, int processors) {
        double waiting = Math.max(1, Math.min(MAX_WAITING, load / processors));
        return new PhaseLength(1, TimeValue.milliseconds((long) (WARMUP_MILLIS * waiting)));
    }

    /** Returns a pilot of the same benchmark in the same VM as a fork. */
    static ForkRequest of(ForkRequest fork) {
        return pilot(fork.benchmark(), fork.parameters(), fork.vm(), fork.settings());
    }

    private static ForkRequest pilot(String benchmark, SortedMap<String, String> parameters, ForkVm vm,
                                     ForkSettings settings) {
        return new ForkRequest(benchmark, Mode.AverageTime.shortLabel(), parameters, warmup(), MEASUREMENT, vm)
                .with(settings.with(ForkSetting.UNIT, TimeUnit.NANOSECONDS.name()).with(ForkSetting.OPERATIONS, "1"));
    }

    /**
     * Returns the nanoseconds of an invocation in the fastest iteration of a pilot, because other processes may have
     * disturbed the others.
     */
    static double nanos(String json) throws IOException {
        double fastest = Double.POSITIVE_INFINITY;
        for (double[][] iteration : MeasuredPair.read(json).primary().iterations()[0]) {
            fastest = Math.min(fastest, iteration[0][0]);
        }
        return Math.max(fastest, MIN_NANOS);
    }
}
