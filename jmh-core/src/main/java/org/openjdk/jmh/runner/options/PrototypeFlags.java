package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.criteria.catalog.Thresholds;

/**
 * Translates the flags of the ESEC/FSE 2020 prototype (a fork of JMH 1.21 by Laaber et al.), so that its users can
 * migrate. Its {@code -bm re} is a benchmark mode here as well.
 */
final class PrototypeFlags {

    /** The criterion that the prototype used if several thresholds and no criterion were given. */
    private static final String DEFAULT_CRITERION = "kld";

    private static final Map<String, String> RENAMED = new HashMap<>();
    private static final Map<String, List<String>> THRESHOLDS = new HashMap<>();

    static {
        RENAMED.put("-rm", "-sc");
        RENAMED.put("-mwi", "-wimin");
        RENAMED.put("-mf", "-fmin");
        RENAMED.put("-mwf", "-wfmin");
        THRESHOLDS.put("-rcov", Arrays.asList("cv", "cov"));
        THRESHOLDS.put("-rci", Arrays.asList("rciw", "ci"));
        THRESHOLDS.put("-rkld", Arrays.asList("kld", "divergence"));
    }

    private final List<String> translated = new ArrayList<>();
    private final Map<String, String> thresholds = new TreeMap<>();
    private String criterion;

    private PrototypeFlags() {
    }

    static boolean isOne(String argument) {
        return RENAMED.containsKey(argument) || THRESHOLDS.containsKey(argument);
    }

    static String[] translate(String[] argv) throws CommandLineOptionException {
        PrototypeFlags flags = new PrototypeFlags();
        List<String> arguments = separated(argv);
        for (int i = 0; i < arguments.size(); i++) {
            String next = i + 1 < arguments.size() ? arguments.get(i + 1) : null;
            i += flags.take(arguments.get(i), next);
        }
        flags.addThreshold();
        return flags.translated.toArray(new String[0]);
    }

    /** Splits {@code --flag=value}, which the parser accepts as well, into {@code -flag value}. */
    private static List<String> separated(String[] argv) {
        List<String> arguments = new ArrayList<>();
        for (String argument : argv) {
            String[] parts = argument.split("=", 2);
            String flag = parts[0].startsWith("--") ? parts[0].substring(1) : parts[0];
            if (flag.equals("-sc") || isOne(flag)) {
                parts[0] = flag;
                arguments.addAll(Arrays.asList(parts));
            } else {
                arguments.add(argument);
            }
        }
        return arguments;
    }

    /** Reads an argument and returns how many following arguments belong to it. */
    private int take(String argument, String next) throws CommandLineOptionException {
        if (next == null && isOne(argument)) {
            throw new CommandLineOptionException("Option " + argument.substring(1) + " requires an argument");
        }
        if (THRESHOLDS.containsKey(argument)) {
            thresholds.put(argument, checked(argument, next));
            return 1;
        }
        String name = RENAMED.getOrDefault(argument, argument);
        translated.add(name);
        if (name.equals("-sc") && next != null) {
            criterion = next;
            translated.add(next);
            return 1;
        }
        return 0;
    }

    /** Validates thresholds, including those of unused criteria, so that no mistake goes unnoticed. */
    private static String checked(String flag, String threshold) throws CommandLineOptionException {
        try {
            Thresholds.set(StabilityCriteria.builtIn().parse(THRESHOLDS.get(flag).get(0)), Thresholds.parse(threshold));
            return threshold;
        } catch (CriterionException e) {
            throw new CommandLineOptionException(e.getMessage() + " (option " + flag + ")");
        }
    }

    /** Selects the thresholds of the used criteria. The prototype accepted one for each known criterion. */
    private void addThreshold() throws CommandLineOptionException {
        if (thresholds.isEmpty()) {
            return;
        }
        if (criterion == null) {
            criterion = thresholds.size() == 1
                    ? THRESHOLDS.get(thresholds.keySet().iterator().next()).get(0) : DEFAULT_CRITERION;
            translated.addAll(0, Arrays.asList("-sc", criterion));
        }
        List<String> names = names(criterion);
        List<String> values = thresholdsOf(names);
        if (values.isEmpty()) {
            throw new CommandLineOptionException("Options " + thresholds.keySet()
                    + " have no threshold of the criterion "
                    + criterion + ": name the criterion that they are for with -rm, or give its threshold with -st");
        }
        if (values.size() < names.size()) {
            throw new CommandLineOptionException("Options " + thresholds.keySet() + " have thresholds of some of the "
                    + "criteria " + criterion + " only: give all of them with -st");
        }
        translated.addAll(0, Arrays.asList("-st", String.join(",", values)));
    }

    private List<String> thresholdsOf(List<String> names) {
        List<String> values = new ArrayList<>();
        for (String name : names) {
            for (Map.Entry<String, String> threshold : thresholds.entrySet()) {
                if (THRESHOLDS.get(threshold.getKey()).contains(name)) {
                    values.add(threshold.getValue());
                }
            }
        }
        return values;
    }

    /**
     * Returns the names of criteria in lower case. A part with an equals sign and without a colon is an option of the
     * previous criterion.
     */
    private static List<String> names(String criteria) {
        List<String> names = new ArrayList<>();
        for (String part : criteria.split(",")) {
            if (part.contains(":") || !part.contains("=")) {
                names.add(part.split(":", 2)[0].trim().toLowerCase(Locale.ROOT));
            }
        }
        return names;
    }
}
