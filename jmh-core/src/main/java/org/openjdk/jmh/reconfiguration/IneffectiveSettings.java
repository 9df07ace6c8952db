package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.reconfiguration.OptionNames.Option;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.options.Options;

/** Finds settings that have no effect on the criteria of a benchmark, or an unexpected one. */
final class IneffectiveSettings {

    /**
     * The smallest suspicious threshold of steady: a result that may be off by half of its value is useless. Thresholds
     * of kld are probabilities above it.
     */
    private static final double COARSEST = 0.5;

    private final List<ConfiguredCriterion> criteria;
    private final OptionNames options;
    private final String sliding;
    final List<String> warnings = new ArrayList<>();

    IneffectiveSettings(List<ConfiguredCriterion> criteria, OptionNames options) {
        this.criteria = criteria;
        this.options = options;
        this.sliding = criteria.stream()
                .filter(criterion -> criterion.criterion().judges(Phase.MEASUREMENT)).map(ConfiguredCriterion::name)
                .collect(Collectors.joining(" and "));
    }

    /** Warns of windows, which only criteria that judge warmups use. */
    IneffectiveSettings windows(SourcedValue<Integer> warmup, SourcedValue<Integer> forks) {
        if (criteria.stream().noneMatch(criterion -> criterion.criterion().judges(Phase.WARMUP))) {
            window(warmup, "warmup iterations");
            window(forks, "forks");
        }
        return this;
    }

    private String kld() {
        return options.with(Option.CRITERION, "kld");
    }

    private void window(SourcedValue<Integer> window, String what) {
        if (window.isSet()) {
            warnings.add("the window of " + window.value + " " + what + " (" + window.source + ") has no effect on "
                    + sliding + ": leave it out, or add " + kld());
        }
    }

    /** Warns of a threshold so large that it is probably meant for another criterion than the default one. */
    IneffectiveSettings thresholds(SourcedValue<String> names, SourcedValue<List<Double>> thresholds) {
        if (!names.isSet() && thresholds.isSet() && criteria.get(0).threshold() >= COARSEST) {
            double threshold = criteria.get(0).threshold();
            warnings.add("threshold " + threshold + " (" + thresholds.source + ") applies to "
                    + criteria.get(0).name() + ", the default criterion, so the result may be off by "
                    + Math.round(100 * threshold) + " %: if it is meant for kld, add " + kld());
        }
        return this;
    }

    /** Warns of bulk warmups, which criteria that slide cannot judge because no measurement follows immediately. */
    IneffectiveSettings warmupMode(Options run) {
        boolean byMode = run.getWarmupMode().orElse(Defaults.WARMUP_MODE).isBulk();
        if (!sliding.isEmpty() && (byMode || !run.getWarmupIncludes().isEmpty())) {
            warnings.add("bulk warmups run in full, because " + sliding + " judges measurements only: use "
                    + (byMode ? options.with(Option.WARMUP_MODE, "INDI") + ", or " : "") + kld());
        }
        return this;
    }
}
