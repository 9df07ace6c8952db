package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;

/** All criteria of a session. One that throws switches all of them off, so that the benchmark goes on statically. */
final class CriterionPanel {

    private final List<CriterionTracker> trackers = new ArrayList<>();
    private CriterionFailure failure;

    CriterionPanel(ReconfigurationSettings settings) {
        for (ConfiguredCriterion criterion : settings.criteria()) {
            guarded(criterion.name(), () -> trackers.add(CriterionTracker.of(criterion, settings)));
        }
    }

    void tell(Consumer<CriterionTracker> news) {
        for (CriterionTracker tracker : trackers) {
            guarded(tracker.name(), () -> news.accept(tracker));
        }
    }

    /** One verdict for each criterion that is to be asked; none at all after a failure. */
    List<CriterionVerdict> ask(Predicate<CriterionTracker> whom,
                               Function<CriterionTracker, CriterionVerdict> question) {
        List<CriterionVerdict> verdicts = new ArrayList<>(trackers.size());
        for (CriterionTracker tracker : trackers) {
            if (whom.test(tracker)) {
                guarded(tracker.name(), () -> verdicts.add(question.apply(tracker)));
            }
        }
        return failure == null ? verdicts : Collections.emptyList();
    }

    /** Errors of the virtual machine itself, such as too little memory, are none of the criterion's and pass. */
    private void guarded(String criterion, Runnable call) {
        if (failure != null) {
            return;
        }
        try {
            call.run();
        } catch (Exception | LinkageError | AssertionError | StackOverflowError e) {
            failure = new CriterionFailure(criterion, e);
        }
    }

    /** Whether nobody could be asked, although all is well. */
    boolean hasNobody(Predicate<CriterionTracker> whom) {
        return failure == null && trackers.stream().noneMatch(whom);
    }

    CriterionFailure failure() {
        return failure;
    }
}
