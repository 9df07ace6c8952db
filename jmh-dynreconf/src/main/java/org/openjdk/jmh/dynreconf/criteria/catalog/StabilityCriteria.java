package org.openjdk.jmh.dynreconf.criteria.catalog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.Thrown;
import org.openjdk.jmh.dynreconf.criteria.divergence.DivergenceCriterion;
import org.openjdk.jmh.dynreconf.criteria.steady.SteadyCriterion;
import org.openjdk.jmh.dynreconf.criteria.vector.CoefficientOfVariationCriterion;
import org.openjdk.jmh.dynreconf.criteria.vector.ConfidenceIntervalWidthCriterion;

/** Holds the criteria that users can name: the built-in ones and those that {@link ServiceLoader} finds; immutable. */
public final class StabilityCriteria {

    private final List<StabilityCriterion> criteria = new ArrayList<>();
    private final Map<String, StabilityCriterion> byName = new LinkedHashMap<>();
    private final List<String> problems = new ArrayList<>();

    private StabilityCriteria() {
        Arrays.asList(new CoefficientOfVariationCriterion(), new ConfidenceIntervalWidthCriterion(),
                new DivergenceCriterion(), new SteadyCriterion()).forEach(this::add);
    }

    /** Returns the built-in criteria alone: cv, rciw, kld and steady. */
    public static StabilityCriteria builtIn() {
        return new StabilityCriteria();
    }

    public static boolean isBuiltIn(StabilityCriterion criterion) {
        return builtIn().all().stream().anyMatch(known -> known.getClass() == criterion.getClass());
    }

    /**
     * Returns the built-in criteria and those found by a class loader. A provider that cannot be loaded, or whose name
     * is taken, is left out and reported by {@link #problems()}.
     */
    public static StabilityCriteria load(ClassLoader classLoader) {
        StabilityCriteria found = new StabilityCriteria();
        Iterator<StabilityCriterion> providers =
                ServiceLoader.load(StabilityCriterion.class, classLoader).iterator();
        boolean more = true;
        while (more) {
            more = found.addNext(providers);
        }
        return found;
    }

    /**
     * Adds the next criterion and returns whether there may be more. It stops if the same problem comes twice, since a
     * class path that cannot be read fails forever.
     */
    private boolean addNext(Iterator<StabilityCriterion> providers) {
        try {
            if (!providers.hasNext()) {
                return false;
            }
            addProvided(providers.next());
        } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
            Throwable cause = e.getCause();
            String problem = e.getMessage() + (cause == null ? "" : " (" + Thrown.words(cause) + ")");
            boolean repeated = problems.contains(problem);
            if (!repeated) {
                problems.add(problem);
            }
            return !repeated;
        }
        return true;
    }

    private void addProvided(StabilityCriterion criterion) {
        try {
            add(new FixedCriterion(criterion));
        } catch (ThreadDeath e) {
            throw e;
        } catch (CriterionException e) {
            problems.add(String.valueOf(e.getMessage()));
        } catch (Throwable e) {
            problems.add(
                    "criterion " + criterion.getClass().getName() + " is left out: its description failed with "
                            + Thrown.words(e));
        }
    }

    private void add(StabilityCriterion criterion) {
        List<String> names = new ArrayList<>();
        names.add(criterion.name());
        names.addAll(criterion.aliases());
        ConfiguredCriterion.of(criterion);
        for (String name : names) {
            StabilityCriterion other = byName.get(key(name));
            if (other != null) {
                throw new CriterionException("criterion " + criterion.name() + " of " + criterion.author().getName()
                        + " is left out: the name '" + name + "' belongs to " + other.author().getName());
            }
        }
        names.forEach(name -> byName.put(key(name), criterion));
        criteria.add(criterion);
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** Returns all criteria, unmodifiable, the built-in ones first. */
    public List<StabilityCriterion> all() {
        return Collections.unmodifiableList(criteria);
    }

    /** Returns one line for each provider that could not be loaded, unmodifiable. */
    public List<String> problems() {
        return Collections.unmodifiableList(problems);
    }

    /**
     * Finds a criterion by its name or one of its aliases, in any case.
     *
     * @throws CriterionException if there is none; the message lists the known ones, and why providers could not be
     * loaded
     */
    public StabilityCriterion find(String name) {
        StabilityCriterion criterion = byName.get(key(name.trim()));
        if (criterion == null) {
            throw new CriterionException(unknown(name.trim()));
        }
        return criterion;
    }

    private String unknown(String name) {
        String known = criteria.stream().map(StabilityCriterion::name).collect(Collectors.joining(", "));
        String closest = NameSimilarity.closest(key(name), byName.keySet());
        return "unknown stability criterion '" + name + "'"
                + (closest == null ? "" : ", did you mean " + closest + "?")
                + "; known: " + known
                + (problems.isEmpty() ? "" : "; could not be loaded: " + String.join("; ", problems));
    }

    /**
     * Parses the text of a user, for example {@code kld,mine:alpha=0.1,beta=3,rciw}: criteria separated by commas, each
     * with options after a colon. A part with '=' and without ':' is a further option of the criterion before it. The
     * criteria have their default thresholds.
     *
     * @throws CriterionException if a criterion or option is unknown, repeated or has a value that is not accepted
     */
    public List<ConfiguredCriterion> parse(String text) {
        return new CriteriaParser(this).parse(text);
    }
}
