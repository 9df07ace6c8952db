package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.openjdk.jmh.dynreconf.CriterionFailure;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.Thrown;

/**
 * Protects the run from its criteria: if a decision fails or exceeds its time, the session is released and the
 * benchmark continues as a static one.
 */
final class FailSafeSession {

    private static final String STATICALLY = "; the benchmark continues statically";

    private final DecisionExecutor decisions;
    private final BiConsumer<String, Throwable> failures;
    private final List<Consumer<ReconfigurationSession>> pending = new ArrayList<>();
    private ReconfigurationSession session;

    /** @param failures called at most once, with the reason and the cause */
    FailSafeSession(ReconfigurationSettings settings, DecisionExecutor decisions,
                    BiConsumer<String, Throwable> failures) {
        this.decisions = decisions;
        this.failures = failures;
        this.session = new ReconfigurationSession(settings);
    }

    /** Queues an event of the fork. It is processed with the next query, so that the host is idle during iterations. */
    void enqueue(Consumer<ReconfigurationSession> event) {
        if (session != null) {
            pending.add(event);
        }
    }

    /** Returns the answer, or null if the session fails or has failed. */
    <T> T query(Function<ReconfigurationSession, T> question) {
        ReconfigurationSession asked = session;
        List<Consumer<ReconfigurationSession>> events = new ArrayList<>(pending);
        pending.clear();
        if (asked == null) {
            return null;
        }
        try {
            T answer = decisions.answer(() -> {
                events.forEach(event -> event.accept(asked));
                return question.apply(asked);
            });
            asked.failure().ifPresent(this::fail);
            return answer;
        } catch (TimeoutException e) {
            String who = asked.busyCriterion().map(name -> "stability criterion " + name).orElse("the engine");
            fail(who + " did not decide within " + decisions.limit + STATICALLY, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            fail("a decision was interrupted" + STATICALLY, e);
        } catch (ExecutionException e) {
            fail("dynamic reconfiguration failed with " + Thrown.words(e.getCause()) + STATICALLY, e.getCause());
        } catch (OutOfMemoryError e) {
            fail("no thread for decisions: " + e + STATICALLY, e);
        }
        return null;
    }

    private void fail(CriterionFailure failure) {
        fail(failure.toString(), failure.cause());
    }

    private void fail(String reason, Throwable cause) {
        session = null;
        failures.accept(reason, cause);
    }
}
