package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.runner.options.TimeValue;

class FailSafeSessionTest {

    private static final ReconfigurationSettings SETTINGS = ReconfigurationSettings.builder()
            .criteria(StabilityCriteria.builtIn().parse("cv")).warmupIterations(1, 3).build();

    private final List<String> failures = new ArrayList<>();
    private final List<Throwable> causes = new ArrayList<>();

    private FailSafeSession session(TimeValue limit) {
        return session(DecisionExecutor.inHost(limit));
    }

    private FailSafeSession session(DecisionExecutor decisions) {
        FailSafeSession session = new FailSafeSession(SETTINGS, decisions, (reason, cause) -> {
            failures.add(reason);
            causes.add(cause);
        });
        session.enqueue(engine -> engine.startFork(ForkRole.measured()));
        return session;
    }

    private static Thread deciding(FailSafeSession session) {
        return session.query(asked -> {
            asked.warmupIteration(Iteration.of(Sample.of(1)));
            assertEquals(1, asked.mayWarmupEnd().index());
            return Thread.currentThread();
        });
    }

    /**
     * Returns a limit of 50 ms that begins with a decision: on a busy machine, its thread may start later than that, and
     * a decision that has not begun is never made.
     */
    private static TimeValue limitFrom(CountDownLatch begun) {
        return new TimeValue(50, TimeUnit.MILLISECONDS) {
            @Override
            public long convertTo(TimeUnit unit) {
                try {
                    begun.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                return super.convertTo(unit);
            }
        };
    }

    @Test
    void decisionWhereIterationsRun_runsOnAThreadThatEndsWithIt() {
        Thread thread = deciding(session(DecisionExecutor.inMeasuredVm(TimeValue.minutes(1))));
        assertTrue(thread.isDaemon());
        assertFalse(thread.isAlive());
        assertEquals(List.of(), failures);
    }

    @Test
    void decisionBesideForks_runsOnADaemonThread() {
        Thread thread = deciding(session(TimeValue.minutes(1)));
        assertNotSame(Thread.currentThread(), thread);
        assertTrue(thread.isDaemon());
        assertEquals(List.of(), failures);
    }

    @Test
    void decisionAfterAnEndlessOne_runsOnAnotherThread() {
        CountDownLatch begun = new CountDownLatch(1);
        FailSafeSession hung = session(limitFrom(begun));
        AtomicReference<Thread> busy = new AtomicReference<>();
        CountDownLatch release = new CountDownLatch(1);
        assertNull(hung.query(asked -> {
            busy.set(Thread.currentThread());
            begun.countDown();
            boolean released = false;
            while (!released) {
                released = release.getCount() == 0;
            }
            return "too late";
        }));
        assertNotSame(busy.get(), deciding(session(TimeValue.minutes(1))));
        release.countDown();
    }

    @Test
    void enqueuedEvents_runInOrderBeforeTheNextQuery() {
        List<String> events = new ArrayList<>();
        FailSafeSession session = session(TimeValue.minutes(1));
        session.enqueue(asked -> events.add("first"));
        session.enqueue(asked -> events.add("second"));
        assertEquals(List.of(), events);
        assertEquals("2", session.query(asked -> String.valueOf(events.size())));
        assertEquals("2", session.query(asked -> String.valueOf(events.size())));
        assertEquals(List.of("first", "second"), events);
    }

    @Test
    void endlessDecision_isInterruptedAndAbandoned() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        FailSafeSession session = session(limitFrom(begun));
        CountDownLatch interrupted = new CountDownLatch(1);
        assertNull(session.query(asked -> {
            begun.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                interrupted.countDown();
            }
            return "too late";
        }));
        interrupted.await();
        assertEquals(List.of("the engine did not decide within 50 ms; the benchmark continues statically"), failures);
        assertNull(session.query(asked -> "is not asked any more"));
        assertEquals(1, failures.size());
    }

    @Test
    void virtualMachineError_endsTheReconfigurationOnly() {
        FailSafeSession session = session(TimeValue.minutes(1));
        OutOfMemoryError error = new OutOfMemoryError("all of it");
        assertNull(session.query(asked -> {
            throw error;
        }));
        assertEquals(List.of(
                "dynamic reconfiguration failed with java.lang.OutOfMemoryError: all of it; the benchmark continues statically"),
                failures);
        assertSame(error, causes.get(0));
    }

    @Test
    void interruptedRun_keepsItsInterruptStatusAfterTheDecision() {
        FailSafeSession session = session(TimeValue.minutes(1));
        assertNotNull(session.query(asked -> "fine"));
        Thread.currentThread().interrupt();
        assertNull(session.query(asked -> "not waited for"));
        assertTrue(Thread.interrupted());
        assertEquals(List.of("a decision was interrupted; the benchmark continues statically"), failures);
    }
}
