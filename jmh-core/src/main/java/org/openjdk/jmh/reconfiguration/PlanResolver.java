package org.openjdk.jmh.reconfiguration;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.ForkMin;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Reconfigure;
import org.openjdk.jmh.annotations.WarmupMin;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.criteria.catalog.Thresholds;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.reconfiguration.OptionNames.Option;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.options.Clock;
import org.openjdk.jmh.runner.options.CountSetting;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.Reconfiguration;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Optional;

/** Determines whether and how a benchmark is reconfigured. Options override annotations, which override defaults. */
public final class PlanResolver {

    private static final TimeValue DECISION_TIMEOUT = TimeValue.seconds(ReconfigurationDefaults.DECISION_SECONDS);

    private final Options options;
    private final OptionNames names;
    private StabilityCriteria registry;

    public PlanResolver(Options options) {
        this.options = options;
        this.names = new OptionNames(options);
    }

    /** Returns the plan of a benchmark, or null if it is static. Throws if options or annotations are invalid. */
    public ReconfigurationPlan resolve(BenchmarkListEntry entry) throws ReconfigurationException {
        String method = entry.getUsername().substring(entry.getUserClassQName().length() + 1);
        BenchmarkAnnotations annotations = isAuto() ? BenchmarkAnnotations.NONE
                : BenchmarkAnnotations.of(entry.getUserClassQName(), method);
        SourcedValue<Reconfigure> annotation = annotations.nearest(Reconfigure.class);
        boolean annotated = annotation != null || entry.getMode() == Mode.Reconfigure;
        Reconfiguration chosen = options.getReconfiguration()
                .orElse(annotated ? Reconfiguration.DYNAMIC : Reconfiguration.STATIC);
        return chosen.isDynamic() ? plan(annotations, annotation) : null;
    }

    /** Returns the minimum of forks of a benchmark, static or not: by option or annotation, else 1. */
    public int minForks(BenchmarkListEntry entry) throws ReconfigurationException {
        String method = entry.getUsername().substring(entry.getUserClassQName().length() + 1);
        BenchmarkAnnotations annotations = BenchmarkAnnotations.of(entry.getUserClassQName(), method);
        SourcedValue<Integer> fewest =
                count(CountSetting.FORK_MIN, options.getForkMin(), annotations.nearest(ForkMin.class),
                        ForkMin::value);
        return fewest == null ? 1 : fewest.value;
    }

    private boolean isAuto() {
        return options.getReconfiguration().orElse(Reconfiguration.STATIC) == Reconfiguration.AUTO;
    }

    private ReconfigurationPlan plan(BenchmarkAnnotations annotations, SourcedValue<Reconfigure> annotation)
            throws ReconfigurationException {
        SourcedValue<String> chosen = criterionNames(annotation);
        SourcedValue<List<Double>> thresholds = thresholds(annotation);
        List<ConfiguredCriterion> criteria = criteria(chosen, thresholds);
        SourcedValue<Integer> window = or(count(CountSetting.WINDOW, options.getStabilityWindow(), annotation,
                Reconfigure::window), ReconfigurationDefaults.WARMUP_WINDOW);
        SourcedValue<Integer> forkWindow =
                or(count(CountSetting.FORK_WINDOW, options.getStabilityForkWindow(), annotation,
                        Reconfigure::forkWindow), ReconfigurationDefaults.FORK_WINDOW);
        SourcedValue<ForkMin> forks = annotations.nearest(ForkMin.class);
        List<String> warnings = new IneffectiveSettings(criteria, names)
                .windows(window, forkWindow).thresholds(chosen, thresholds).warmupMode(options).warnings;
        if (annotations.problem != null) {
            warnings.add(annotations.problem);
        }
        return new ReconfigurationPlan(criteria, window, forkWindow,
                count(CountSetting.WARMUP_MIN, options.getWarmupMin(), annotations.nearest(WarmupMin.class),
                        WarmupMin::value),
                count(CountSetting.FORK_MIN, options.getForkMin(), forks, ForkMin::value),
                count(CountSetting.WARMUP_FORK_MIN, options.getWarmupForkMin(), forks, ForkMin::warmups),
                options.getDecisionTimeout().orElse(DECISION_TIMEOUT), names, warnings)
                .inOwnTime(Clock.of(options, true) == Clock.OWN);
    }

    private List<ConfiguredCriterion> criteria(SourcedValue<String> chosen, SourcedValue<List<Double>> thresholds)
            throws ReconfigurationException {
        String place = chosen.source;
        try {
            List<ConfiguredCriterion> criteria = registry().parse(chosen.value);
            place = thresholds.source;
            return Thresholds.set(criteria, thresholds.value);
        } catch (CriterionException e) {
            throw new ReconfigurationException(e.getMessage() + " (" + place + ")");
        }
    }

    private SourcedValue<String> criterionNames(SourcedValue<Reconfigure> annotation) {
        if (options.getStabilityCriterion().hasValue()) {
            return new SourcedValue<>(options.getStabilityCriterion().get(), names.place(Option.CRITERION));
        }
        if (isAuto()) {
            return SourcedValue.byDefault(ReconfigurationDefaults.AUTO_CRITERION);
        }
        return annotation == null || annotation.value.criterion().isEmpty()
                ? SourcedValue.byDefault(ReconfigurationDefaults.CRITERION)
                : new SourcedValue<>(annotation.value.criterion(), annotation.source);
    }

    /** Returns the thresholds. Thresholds of the annotation apply to its criteria only. */
    private SourcedValue<List<Double>> thresholds(SourcedValue<Reconfigure> annotation) {
        if (options.getStabilityThresholds().hasValue()) {
            return new SourcedValue<>(new ArrayList<>(options.getStabilityThresholds().get()),
                    names.place(Option.THRESHOLD));
        }
        if (annotation == null || annotation.value.threshold().length == 0
                || options.getStabilityCriterion().hasValue()) {
            return SourcedValue.byDefault(Collections.<Double>emptyList());
        }
        return new SourcedValue<>(Arrays.stream(annotation.value.threshold()).boxed().collect(Collectors.toList()),
                annotation.source);
    }

    private StabilityCriteria registry() {
        if (registry == null) {
            registry = StabilityCriteria.load(PlanResolver.class.getClassLoader());
        }
        return registry;
    }

    /** Returns the number set by an option, else by the nearest annotation, else null. */
    private <A extends Annotation> SourcedValue<Integer> count(CountSetting setting, Optional<Integer> option,
                                                               SourcedValue<A> annotation, ToIntFunction<A> element) {
        if (option.hasValue()) {
            return new SourcedValue<>(option.get(), names.place(setting));
        }
        return annotation == null || !setting.isSet(element.applyAsInt(annotation.value))
                ? null : new SourcedValue<>(element.applyAsInt(annotation.value), annotation.source);
    }

    private static SourcedValue<Integer> or(SourcedValue<Integer> count, int byDefault) {
        return count == null ? SourcedValue.byDefault(byDefault) : count;
    }
}
