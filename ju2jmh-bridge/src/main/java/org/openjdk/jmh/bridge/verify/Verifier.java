package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.probe.ChildVm;

/** Runs the benchmarks of each class in a VM of their own, and judges those that fail. */
public final class Verifier {

    private final ChildVm vm;
    private final Way way;

    /**
     * Prepares the run.
     *
     * @param vm  a VM whose class path has the compiled benchmarks
     * @param way how to run them
     */
    public Verifier(ChildVm vm, Way way) {
        this.vm = vm;
        this.way = way;
    }

    /**
     * Runs all benchmarks of some classes, as many classes at a time as there are processors.
     *
     * @param types  the benchmark classes
     * @param folder a folder for what the VMs print
     * @return how they ran
     * @throws IOException          if a VM cannot be started
     * @throws InterruptedException if this thread is interrupted
     */
    public Verification verify(List<BenchmarkClass> types, Path folder) throws IOException, InterruptedException {
        Path log = folder.resolve("log");
        FreshVm benchmarks = new FreshVm(vm, VerifyMain.class, way.name(), log);
        List<List<Attempt>> attempts = all(types.stream().map(type -> benchmarksOf(type, benchmarks)).toList());
        List<Attempt> flat = attempts.stream().flatMap(List::stream).toList();
        Judge judge = new Judge(benchmarks, new FreshVm(vm, JUnitMain.class, JUnitMain.TEST, log),
                new FreshVm(vm, JUnitMain.class, JUnitMain.CLASS, log));
        List<Verification.Failure> failures =
                all(flat.stream().filter(attempt -> !attempt.isGood()).<Callable<Verification.Failure>>map(
                        attempt -> () -> judge.judge(attempt)).toList());
        List<Verification.Idle> idle = flat.stream().filter(attempt -> attempt.isGood() && !attempt.message().isEmpty())
                .map(attempt -> new Verification.Idle(attempt.subject().benchmark(), attempt.subject().testId(),
                        text(attempt.set()), attempt.message()))
                .toList();
        int ran = (int) flat.stream().filter(Attempt::isGood).count();
        return new Verification(types.stream().mapToInt(type -> type.converted().size()).sum(), ran, failures, idle);
    }

    private static Callable<List<Attempt>> benchmarksOf(BenchmarkClass type, FreshVm benchmarks) {
        return () -> benchmarks.run(type.converted().stream().map(method -> Subject.of(type, method)).toList());
    }

    private static String text(@Nullable String set) {
        return set == null ? "" : set;
    }

    private static <T> List<T> all(List<Callable<T>> tasks) throws IOException, InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            List<T> results = new ArrayList<>();
            for (Future<T> result : pool.invokeAll(tasks)) {
                results.add(result.get());
            }
            return results;
        } catch (ExecutionException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new IOException("a VM cannot be run: " + cause.getMessage(), cause);
        } finally {
            pool.shutdownNow();
        }
    }
}
