package org.openjdk.jmh.dynreconf.sequential;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The rules that can be named: the built-in ones and those that {@link ServiceLoader} finds; immutable. */
public final class DifferenceRules {

    /** One for all: its judges share a boundary that takes a while to compute. */
    private static final DifferenceRule STANDARD = new GroupSequentialRule();

    private final List<DifferenceRule> rules = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    private DifferenceRules() {
        rules.add(STANDARD);
    }

    /** {@return the built-in rules alone, the default first} */
    public static DifferenceRules builtIn() {
        return new DifferenceRules();
    }

    /** {@return the default rule, {@code group-sequential}} */
    public static DifferenceRule standard() {
        return STANDARD;
    }

    /**
     * The built-in rules and the plugged-in ones. A provider that cannot be loaded, or whose name is taken, is left out
     * and remembered in {@link #problems()}.
     *
     * @param classLoader where to look for providers
     * @return the rules
     */
    public static DifferenceRules load(ClassLoader classLoader) {
        DifferenceRules found = new DifferenceRules();
        Iterator<DifferenceRule> providers = ServiceLoader.load(DifferenceRule.class, classLoader).iterator();
        boolean more = true;
        while (more) {
            more = found.addNext(providers);
        }
        return found;
    }

    /** Ends, too, where the same problem comes twice: a class path that cannot be read fails for ever. */
    private boolean addNext(Iterator<DifferenceRule> providers) {
        try {
            if (!providers.hasNext()) {
                return false;
            }
            add(providers.next());
            return true;
        } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
            return addProblem(e.getMessage() + (e.getCause() == null ? "" : " (" + e.getCause() + ")"));
        }
    }

    private boolean addProblem(String problem) {
        return !problems.contains(problem) && problems.add(problem);
    }

    private void add(DifferenceRule rule) {
        for (DifferenceRule other : rules) {
            if (key(other.name()).equals(key(rule.name()))) {
                addProblem(
                        "rule " + rule.name() + " of " + rule.getClass().getName() + " is left out: the name belongs "
                                + "to " + other.getClass().getName());
                return;
            }
        }
        rules.add(rule);
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** {@return all rules, unmodifiable, the built-in ones first} */
    public List<DifferenceRule> all() {
        return Collections.unmodifiableList(rules);
    }

    /** {@return one line for each provider that could not be loaded, unmodifiable} */
    public List<String> problems() {
        return Collections.unmodifiableList(problems);
    }

    /**
     * Finds a rule.
     *
     * @param name in any case
     * @return the rule
     * @throws IllegalArgumentException if there is none of that name; the message lists those there are, and why
     *                                  providers could not be loaded
     */
    public DifferenceRule find(String name) {
        return rules.stream().filter(rule -> key(rule.name()).equals(key(name.trim()))).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown rule of differences '" + name + "'; known: "
                        + rules.stream().map(DifferenceRule::name).collect(Collectors.joining(", "))
                        + (problems.isEmpty() ? "" : "; could not be loaded: " + String.join("; ", problems))));
    }
}
