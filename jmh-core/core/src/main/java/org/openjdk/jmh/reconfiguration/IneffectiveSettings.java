package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.reconfiguration.OptionNames.Option;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.options.Options;

/** Finds what a user asks for and the criteria of a benchmark make nothing of, or something else than expected. */
final class IneffectiveSettings {

    /** Nobody asks for a result within half of its value, but kld's thresholds, which are probabilities, lie above. */
    private static final double COARSEST = 0.5;

    private final List<ConfiguredCriterion> criteria;
    private final OptionNames options;
    private final String sliding;
    private final List<String> warnings = new ArrayList<>();

    IneffectiveSettings(List<ConfiguredCriterion> criteria, OptionNames options) {
        this.criteria = criteria;
        this.options = options;
        this.sliding = criteria.stream()
                .filter(criterion -> criterion.criterion().judges(Phase.MEASUREMENT)).map(ConfiguredCriterion::name)
                .collect(Collectors.joining(" and "));
    }

    /** Returns what to tell the user, a line for each setting. */
    List<String> warnings() {
        return warnings;
    }

    /** Windows belong to criteria that do not slide. */
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
            warnings.add("the window of " + window.value() + " " + what + " (" + window.source() + ") means nothing to "
                    + sliding + ": leave it out, or add " + kld());
        }
    }

    /** A threshold that is meant for another criterion than the default one may let it hold at once. */
    IneffectiveSettings thresholds(SourcedValue<String> names, SourcedValue<List<Double>> thresholds) {
        if (!names.isSet() && thresholds.isSet() && criteria.get(0).threshold() >= COARSEST) {
            double threshold = criteria.get(0).threshold();
            warnings.add("threshold " + threshold + " (" + thresholds.source() + ") is that of "
                    + criteria.get(0).name() + ", the default criterion, and lets the result be off by "
                    + Math.round(100 * threshold) + " %: if it is meant for kld, add " + kld());
        }
        return this;
    }

    /** No measurement follows a bulk warmup at once, on which a criterion that slides could look back. */
    IneffectiveSettings warmupMode(Options run) {
        boolean byMode = run.getWarmupMode().orElse(Defaults.WARMUP_MODE).isBulk();
        if (!sliding.isEmpty() && (byMode || !run.getWarmupIncludes().isEmpty())) {
            warnings.add("bulk warmups run in full, since " + sliding + " judges measurements alone: use "
                    + (byMode ? options.with(Option.WARMUP_MODE, "INDI") + ", or " : "") + kld());
        }
        return this;
    }
}
