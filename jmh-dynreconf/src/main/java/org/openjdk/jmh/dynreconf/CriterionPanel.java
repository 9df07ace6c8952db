package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;

/**
 * All criteria of a session. One that throws switches all of them off, so that the benchmark goes on statically, and
 * what they held is given up, since it may be what left no memory.
 */
final class CriterionPanel {

    private final ReconfigurationSettings settings;
    private List<CriterionTracker> trackers;
    private CriterionFailure failure;
    private volatile String asked;

    CriterionPanel(ReconfigurationSettings settings) {
        this.settings = settings;
    }

    void tell(Consumer<CriterionTracker> news) {
        for (CriterionTracker tracker : trackers()) {
            guarded(tracker.name(), () -> news.accept(tracker));
        }
    }

    /** One verdict for each criterion that is to be asked; none at all after a failure. */
    List<CriterionVerdict> ask(Predicate<CriterionTracker> whom,
                               Function<CriterionTracker, CriterionVerdict> question) {
        List<CriterionVerdict> verdicts = new ArrayList<>();
        for (CriterionTracker tracker : trackers()) {
            if (whom.test(tracker)) {
                guarded(tracker.name(), () -> verdicts.add(question.apply(tracker)));
            }
        }
        return failure == null ? verdicts : Collections.emptyList();
    }

    /** Made with the first news, so that a criterion that never gets ready can be named. */
    private List<CriterionTracker> trackers() {
        if (trackers == null) {
            List<CriterionTracker> made = new ArrayList<>();
            for (ConfiguredCriterion criterion : settings.criteria()) {
                guarded(criterion.name(), () -> made.add(CriterionTracker.of(criterion, settings)));
            }
            trackers = failure == null ? made : Collections.emptyList();
        }
        return trackers;
    }

    /** A thread that is to die does so; of everything else that is thrown, memory included, the run knows to go on. */
    private void guarded(String criterion, Runnable call) {
        if (failure != null) {
            return;
        }
        try {
            asked = criterion;
            call.run();
        } catch (ThreadDeath e) {
            throw e;
        } catch (Throwable e) {
            trackers = Collections.emptyList();
            failure = new CriterionFailure(criterion, e);
        } finally {
            asked = null;
        }
    }

    /** Whether nobody could be asked, although all is well. */
    boolean hasNobody(Predicate<CriterionTracker> whom) {
        return failure == null && trackers().stream().noneMatch(whom);
    }

    CriterionFailure failure() {
        return failure;
    }

    /** Name of the criterion that is busy right now, for other threads to read; or null. */
    String asked() {
        return asked;
    }
}
