package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.probe.ChildVm;

/** Runs the benchmarks of each class in a VM of its own, and finds the causes of failures. */
public final class Verifier {

    private final ChildVm vm;
    private final Way way;
    private final FinishedClasses finished;
    private final int vms;
    private final VerifyProgress progress;
    private final AtomicInteger done = new AtomicInteger();

    /**
     * Creates a verifier.
     *
     * @param vm       VM whose class path contains the compiled benchmarks
     * @param finished stores results, so that an interrupted run can continue
     * @param vms      number of concurrent VMs, at least 1
     */
    public Verifier(ChildVm vm, Way way, FinishedClasses finished, int vms, VerifyProgress progress) {
        this.vm = vm;
        this.way = way;
        this.finished = finished;
        this.vms = vms;
        this.progress = progress;
    }

    /** Benchmarks of a class with their results. */
    private record Ran(List<VerifiedBenchmark> subjects, List<BenchmarkAttempt> attempts) {

        /** Returns the benchmarks that the VM ran up to an attempt, including the last one. */
        List<VerifiedBenchmark> upTo(BenchmarkAttempt attempt) {
            List<String> names = subjects.stream().map(VerifiedBenchmark::benchmark).toList();
            return subjects.subList(0, names.indexOf(attempt.subject().benchmark()) + 1);
        }

        List<BenchmarkAttempt> failed() {
            return attempts.stream().filter(attempt -> !attempt.isGood()).toList();
        }
    }

    /** Runs all benchmarks of some classes, several classes at a time; the VMs' output goes to a file in a folder. */
    public Verification verify(List<BenchmarkClass> types, Path folder) throws IOException, InterruptedException {
        Path log = folder.resolve("log");
        FreshVm benchmarks = new FreshVm(vm, VerifyingVm.class, way.name(), log);
        List<Ran> all = all(types.stream().map(type -> benchmarksOf(type, benchmarks, types.size())).toList());
        List<BenchmarkAttempt> failed = all.stream().flatMap(ran -> ran.failed().stream()).toList();
        FailureJudge judge = new FailureJudge(benchmarks, new FreshVm(vm, JUnitMain.class, JUnitMain.TEST, log),
                new ClassRuns(new FreshVm(vm, JUnitMain.class, JUnitMain.CLASS, log), failed));
        AtomicInteger judged = new AtomicInteger();
        progress.start("judging failures");
        List<Verification.Failure> failures = all(all.stream().flatMap(
                ran -> AlikeFailures.of(ran.failed()).stream().<Callable<List<Verification.Failure>>>map(sets -> () -> {
                    List<Verification.Failure> some =
                            sets.judge(attempt -> judge.judge(attempt, ran.upTo(attempt)));
                    progress.done(judged.addAndGet(sets.size()), sets.size(), failed.size(), "failures judged");
                    return some;
                })).toList()).stream().flatMap(List::stream).toList();
        List<BenchmarkAttempt> good =
                all.stream().flatMap(ran -> ran.attempts().stream()).filter(BenchmarkAttempt::isGood).toList();
        Map<Boolean, List<Verification.Idle>> flawed = good.stream().filter(attempt -> !attempt.message().isEmpty())
                .map(attempt -> new Verification.Idle(attempt.subject().benchmark(), attempt.subject().testId(),
                        text(attempt.set()), attempt.message()))
                .collect(Collectors.partitioningBy(each -> each.message().startsWith(BriefPayload.MARK)));
        finished.delete(types);
        return new Verification(types.stream().mapToInt(type -> type.converted().size()).sum(), good.size(), failures,
                flawed.getOrDefault(false, List.of()), flawed.getOrDefault(true, List.of()));
    }

    private Callable<Ran> benchmarksOf(BenchmarkClass type, FreshVm benchmarks, int classes) {
        return () -> {
            List<VerifiedBenchmark> subjects =
                    type.converted().stream().map(method -> VerifiedBenchmark.of(type, method)).toList();
            Optional<List<BenchmarkAttempt>> before = finished.of(type, subjects);
            List<BenchmarkAttempt> attempts = before.isPresent() ? before.get() : benchmarks.run(subjects);
            if (before.isEmpty() && attempts.stream().allMatch(BenchmarkAttempt::isRun)) {
                finished.add(type, attempts);
            }
            progress.done(done.incrementAndGet(), 1, classes, "classes ran");
            return new Ran(subjects, attempts);
        };
    }

    private static String text(@Nullable String set) {
        return set == null ? "" : set;
    }

    private <T> List<T> all(List<Callable<T>> tasks) throws IOException, InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(vms);
        try {
            List<T> results = new ArrayList<>();
            for (Future<T> result : pool.invokeAll(tasks)) {
                results.add(result.get());
            }
            return results;
        } catch (ExecutionException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new IOException("cannot run a VM: " + cause.getMessage(), cause);
        } finally {
            pool.shutdownNow();
        }
    }
}
