package org.openjdk.jmh.dynreconf.criteria.catalog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.Threshold;
import org.openjdk.jmh.dynreconf.criteria.Thrown;

/**
 * Wraps a criterion of another author and stores its properties, so that a run does not depend on later answers or
 * exceptions. Its judges are used as they are.
 */
final class FixedCriterion implements StabilityCriterion {

    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}._-]{1,100}");

    private final StabilityCriterion criterion;
    private final String name;
    private final List<String> aliases;
    private final String description;
    private final List<CriterionOption> options;
    private final Threshold threshold;
    private final Set<Phase> phases = EnumSet.noneOf(Phase.class);
    private final boolean usesHistory;

    /**
     * Stores the properties of a criterion, and passes on what its methods throw.
     *
     * @throws CriterionException if an answer is invalid
     */
    FixedCriterion(StabilityCriterion criterion) {
        this.criterion = criterion;
        name = named("name()", criterion.name());
        aliases = new ArrayList<>(answered("aliases()", criterion.aliases()));
        aliases.forEach(alias -> named("aliases()", alias));
        description = answered("description()", criterion.description());
        options = new ArrayList<>(answered("options()", criterion.options()));
        options.forEach(option -> answered("options()", option));
        threshold = answered("threshold()", criterion.threshold());
        for (Phase phase : Phase.values()) {
            if (criterion.judges(phase)) {
                phases.add(phase);
            }
        }
        usesHistory = criterion.usesHistory();
    }

    @Override
    public Class<?> author() {
        return criterion.getClass();
    }

    private String named(String method, String answer) {
        if (!NAME.matcher(answered(method, answer)).matches()) {
            throw new CriterionException("criterion " + criterion.getClass().getName() + " is left out: its " + method
                    + " gives no name, which is up to 100 letters, digits, '-', '_' and '.'");
        }
        return answer;
    }

    private <T> T answered(String method, T answer) {
        if (answer == null) {
            throw new CriterionException(
                    "criterion " + criterion.getClass().getName() + " is left out: its " + method + " gives null");
        }
        return answer;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<String> aliases() {
        return Collections.unmodifiableList(aliases);
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public List<CriterionOption> options() {
        return Collections.unmodifiableList(options);
    }

    @Override
    public Optional<String> contradiction(CriterionOptions values) {
        try {
            return Objects.requireNonNull(criterion.contradiction(values), "its contradiction(options) gives null");
        } catch (ThreadDeath e) {
            throw e;
        } catch (Throwable e) {
            return Optional
                    .of("the check of its options failed with " + Thrown.words(e));
        }
    }

    @Override
    public Threshold threshold() {
        return threshold;
    }

    @Override
    public boolean judges(Phase phase) {
        return phases.contains(phase);
    }

    @Override
    public boolean usesHistory() {
        return usesHistory;
    }

    @Override
    public Judge judge(JudgeSetup setup) {
        return Objects.requireNonNull(criterion.judge(setup), "its judge(setup) gives null");
    }
}
