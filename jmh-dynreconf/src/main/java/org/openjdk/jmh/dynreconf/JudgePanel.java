package org.openjdk.jmh.dynreconf;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.Question;
import org.openjdk.jmh.dynreconf.history.HistoryJudge;
import org.openjdk.jmh.dynreconf.measurement.IterationSampler;
import org.openjdk.jmh.dynreconf.noise.BusyMachineJudge;

/**
 * Calls the judges of a session. If one throws, all are switched off and dropped, since they may be what left no
 * memory, and the benchmark continues statically.
 */
final class JudgePanel {

    private static final Judgement NOTHING_TO_LOOK_BACK_ON =
            Judgement.undecided("no measurement follows that could slide");

    private final ReconfigurationSettings settings;
    private final IterationSampler sampler;
    private final boolean slides;
    private @Nullable Map<ConfiguredCriterion, Judge> judges;
    private @Nullable CriterionFailure failure;
    private volatile @Nullable String running;

    JudgePanel(ReconfigurationSettings settings, IterationSampler sampler) {
        this.settings = settings;
        this.sampler = sampler;
        this.slides = settings.measurementSlides();
    }

    /** Creates the judges at the first call, so that a criterion that does not return can be named. */
    private Map<ConfiguredCriterion, Judge> judges() {
        Map<ConfiguredCriterion, Judge> known = judges;
        if (known == null) {
            Map<ConfiguredCriterion, Judge> made = new LinkedHashMap<>();
            settings.criteria().forEach(criterion -> guarded(criterion,
                    () -> made.put(criterion, judge(criterion))));
            known = failure == null ? made : Collections.emptyMap();
            judges = known;
        }
        return known;
    }

    private Judge judge(ConfiguredCriterion criterion) {
        Judge own = criterion.criterion().judge(setup(criterion));
        Judge judge = settings.history().isEmpty() || !criterion.criterion().usesHistory() ? own
                : new HistoryJudge(own, settings.history(), criterion, settings.warmupIterations().maximum());
        return slides && criterion.criterion().judges(Phase.MEASUREMENT)
                ? new BusyMachineJudge(judge, warmups -> settings.measurementIterations(warmups).maximum()) : judge;
    }

    private JudgeSetup setup(ConfiguredCriterion criterion) {
        return JudgeSetup.of(criterion, settings.seed() + criterion.name().hashCode(),
                settings.warmupIterations().maximum(), settings.sampling(), sampler);
    }

    void forEachJudge(Consumer<Judge> call) {
        judges().forEach((criterion, judge) -> guarded(criterion, () -> call.accept(judge)));
    }

    /**
     * Returns one judgement of each criterion that decides about the phase; none after a failure. Criteria are
     * undecided, without a call, if the data of the question are defective, or if they judge only measurements, which
     * have not run.
     */
    Map<ConfiguredCriterion, Judgement> judge(Question question, @Nullable String defect) {
        Map<ConfiguredCriterion, Judgement> answers = new LinkedHashMap<>();
        judges().forEach((criterion, judge) -> {
            if (isJudgedBy(criterion, question.phase())) {
                guarded(criterion, () -> answers.put(criterion, defect != null ? Judgement.undecided(defect)
                        : criterion.criterion().judges(question.phase())
                                ? Objects.requireNonNull(judge.judge(question), "its judge gave no judgement")
                                : NOTHING_TO_LOOK_BACK_ON));
            }
        });
        return failure == null ? answers : Collections.emptyMap();
    }

    /**
     * Returns whether a criterion decides when a phase ends. A criterion of measurements also decides about the warmup
     * if the measurement does not slide.
     */
    private boolean isJudgedBy(ConfiguredCriterion criterion, Phase phase) {
        return criterion.criterion().judges(phase)
                || phase == Phase.WARMUP && !slides && criterion.criterion().judges(Phase.MEASUREMENT);
    }

    /** Returns whether no criterion judges this phase, although none has failed. */
    boolean hasNoJudge(Phase phase) {
        return failure == null && judges().keySet().stream().noneMatch(criterion -> isJudgedBy(criterion, phase));
    }

    /** Calls a criterion and records what it throws, even an {@link OutOfMemoryError}, except {@link ThreadDeath}. */
    private void guarded(ConfiguredCriterion criterion, Runnable call) {
        if (failure != null) {
            return;
        }
        try {
            running = criterion.name();
            call.run();
        } catch (ThreadDeath e) {
            throw e;
        } catch (Throwable e) {
            judges = Collections.emptyMap();
            failure = new CriterionFailure(criterion.name(), e);
        } finally {
            running = null;
        }
    }

    Optional<CriterionFailure> failure() {
        return Optional.ofNullable(failure);
    }

    /** Returns the name of the criterion that is running now; other threads may call this. */
    Optional<String> runningCriterion() {
        return Optional.ofNullable(running);
    }
}
