package org.openjdk.jmh.bridge.verify;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Calls each benchmark twice by reflection, with the states that JMH would set up. Verifying through JMH takes much
 * longer, mostly because JMH's generated code must be compiled.
 */
final class PlainRun {

    private final AttemptWriter answers;

    PlainRun(AttemptWriter answers) {
        this.answers = answers;
    }

    void run(List<VerifiedBenchmark> all) {
        for (VerifiedBenchmark subject : all) {
            try {
                run(subject);
            } catch (ReflectiveOperationException | LinkageError e) {
                answers.refused(subject, e.toString());
            }
        }
    }

    private void run(VerifiedBenchmark subject) throws ReflectiveOperationException {
        Method method = subject.findMethod();
        for (String set : subject.set() == null ? sets(method) : List.of(subject.set())) {
            new Trial(subject, set, method).run();
        }
    }

    /** Returns the labels of a benchmark's parameter sets; a single null if it has no parameter. */
    private static List<@Nullable String> sets(Method method) {
        return BenchmarkParameter.of(method).map(parameter -> List.<@Nullable String>copyOf(parameter.labels()))
                .orElseGet(() -> Arrays.asList((String) null));
    }

    /** Invocations of a benchmark with one parameter set. */
    private final class Trial {

        private final VerifiedBenchmark subject;
        private final @Nullable String set;
        private final Method method;
        private final States states;
        private int invocation;
        private String flaw = "";

        Trial(VerifiedBenchmark subject, @Nullable String set, Method method) {
            this.subject = subject;
            this.set = set;
            this.method = method;
            this.states = new States(subject.benchmark(), set);
        }

        void run() throws ReflectiveOperationException {
            Throwable failure = failure(this::invokeAll);
            Throwable afterwards = failure(states::tearDown);
            Throwable first = failure == null ? afterwards : failure;
            if (first == null) {
                answers.succeeded(subject, set, flaw);
            } else {
                answers.failed(subject, set, invocation, first.toString());
            }
        }

        private void invokeAll() throws ReflectiveOperationException {
            begin();
            Object[] arguments = states.all(method.getParameterTypes());
            Object benchmark = method.getDeclaringClass().getDeclaredConstructor().newInstance();
            Duration time = invoke(benchmark, arguments);
            boolean isLong = time.compareTo(VerifyingVm.LONG) > 0;
            while (!isLong && invocation < VerifyingVm.INVOCATIONS) {
                begin();
                time = invoke(benchmark, arguments);
            }
            if (flaw.isEmpty()) {
                flaw = new BriefPayload(states, () -> method.invoke(benchmark, arguments)).text(time);
            }
        }

        private void begin() {
            invocation++;
            answers.started(subject, set, invocation);
        }

        /** Returns the time of an invocation without fixtures outside of the measurement. */
        private Duration invoke(Object benchmark, Object[] arguments) throws ReflectiveOperationException {
            states.beforeInvocation();
            WaitDetector stopwatch = new WaitDetector();
            long start = System.nanoTime();
            method.invoke(benchmark, arguments);
            Duration time = Duration.ofNanos(System.nanoTime() - start);
            flaw = stopwatch.waiting();
            states.afterInvocation();
            return time;
        }
    }

    private static @Nullable Throwable failure(BriefPayload.Step step) throws ReflectiveOperationException {
        try {
            step.run();
            return null;
        } catch (InvocationTargetException e) {
            return e.getCause();
        }
    }

    /**
     * Detects invocations that mostly wait. It measures the time in which the calling thread sleeps, waits or is blocked,
     * which does not depend on the load of the machine. Waiting for threads that compute does not count.
     */
    private static final class WaitDetector {

        /** Shorter waits may come from starting threads. */
        private static final Duration SHORTEST = Duration.ofMillis(10);
        /** If the VM uses more than this fraction (1 / 10) of a processor, the thread may wait for computing threads. */
        private static final int BUSY = 10;
        private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
        private static final OperatingSystemMXBean SYSTEM =
                (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

        private final long start = System.nanoTime();
        private final long startOfComputing = SYSTEM.getProcessCpuTime();
        private final long startOfWaiting;

        WaitDetector() {
            THREADS.setThreadContentionMonitoringEnabled(true);
            startOfWaiting = waitedMillis();
        }

        private static long waitedMillis() {
            ThreadInfo info = THREADS.getThreadInfo(Thread.currentThread().getId());
            return info.getWaitedTime() + info.getBlockedTime();
        }

        /** Describes how long the thread waited; empty if that is not most of the time since this object was created. */
        String waiting() {
            Duration waited = Duration.ofMillis(waitedMillis() - startOfWaiting);
            Duration time = Duration.ofNanos(System.nanoTime() - start);
            Duration computed = Duration.ofNanos(SYSTEM.getProcessCpuTime() - startOfComputing);
            boolean mostly =
                    waited.multipliedBy(2).compareTo(time) > 0 && computed.multipliedBy(BUSY).compareTo(time) < 0;
            return mostly && waited.compareTo(SHORTEST) >= 0
                    ? "it waits " + waited.toMillis() + " of " + time.toMillis() + " ms" : "";
        }
    }
}
