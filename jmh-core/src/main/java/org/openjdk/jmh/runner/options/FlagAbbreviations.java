package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import joptsimple.OptionDescriptor;
import joptsimple.OptionSpec;
import org.openjdk.jmh.dynreconf.text.EditDistance;

/**
 * Expands abbreviated flags before upstream's parser reads them. A flag may be abbreviated while it is unambiguous.
 * Abbreviations that upstream understands keep their meaning beside our flags. Flags in the wrong case are corrected.
 * An unknown name is mostly a one-letter flag with its value, such as {@code -f5} or {@code -psize=3}; one that
 * resembles a longer flag is rejected.
 */
final class FlagAbbreviations {

    private static final String END_OF_FLAGS = "--";

    private final Collection<String> upstreams;
    private final Map<String, OptionSpec<?>> all;

    FlagAbbreviations(Collection<String> upstreams, Map<String, OptionSpec<?>> all) {
        this.upstreams = upstreams;
        this.all = all;
    }

    /**
     * Returns the arguments with each flag under a name that the parser recognizes.
     *
     * @throws CommandLineOptionException if a flag is unknown and the parser's own message would not help
     */
    String[] expand(String[] argv) throws CommandLineOptionException {
        List<String> arguments = new ArrayList<>();
        boolean isValue = false;
        for (int i = 0; i < argv.length; i++) {
            if (argv[i].equals(END_OF_FLAGS) && !isValue) {
                arguments.addAll(Arrays.asList(argv).subList(i, argv.length));
                break;
            }
            boolean isFlag = !isValue && argv[i].startsWith("-");
            String argument = isFlag ? asResultFormat(expanded(argv[i])) : argv[i];
            arguments.add(argument);
            isValue = isFlag && needsNext(argument);
        }
        return arguments.toArray(new String[0]);
    }

    /** Replaces {@code -dynamic} and the like by {@code -rf=dynamic}. */
    private String asResultFormat(String argument) {
        String flag = resolve(name(argument), upstreams) == null ? resolve(name(argument), all.keySet()) : null;
        return Settings.RECONFIGURATION.flags().contains(flag) ? Settings.RECONFIGURATION + "=" + flag : argument;
    }

    private String expanded(String argument) throws CommandLineOptionException {
        String name = name(argument);
        String meant = resolve(name, upstreams);
        if (meant == null) {
            meant = correctedName(name, argument.indexOf('=') >= 0);
        } else if (meant.equals(resolve(name, all.keySet()))) {
            return argument;
        }
        int start = argument.indexOf(name);
        return argument.substring(0, start) + meant + argument.substring(start + name.length());
    }

    /** Returns the flag with this name in another case, or the name itself if the parser can handle it. */
    private String correctedName(String name, boolean hasValue) throws CommandLineOptionException {
        if (name.isEmpty() || resolve(name, all.keySet()) != null || PrototypeFlags.isOne("-" + name)) {
            return name;
        }
        Optional<String> inAnotherCase =
                all.keySet().stream().filter(flag -> flag.length() > 1 && flag.equalsIgnoreCase(name)).findFirst();
        if (inAnotherCase.isPresent()) {
            return inAnotherCase.get();
        }
        boolean isOfOneLetter = resolve(name.substring(0, 1), upstreams) != null;
        if (isOfOneLetter && (hasValue || name.length() > 1 && Character.isDigit(name.charAt(1)))) {
            return name;
        }
        Optional<String> meant = new MistypedFlags(all.keySet()).suggestion(name);
        boolean wouldBeOurs = !isOfOneLetter && resolve(name.substring(0, 1), all.keySet()) != null;
        if (meant.isPresent() || wouldBeOurs) {
            throw new CommandLineOptionException(name + " is not a recognized option"
                    + meant.map(flag -> ": did you mean -" + flag + "?").orElse(""));
        }
        return name;
    }

    private boolean needsNext(String argument) {
        String flag = resolve(name(argument), upstreams);
        OptionSpec<?> meant = all.get(flag == null ? resolve(name(argument), all.keySet()) : flag);
        return meant != null && ((OptionDescriptor) meant).requiresArgument() && argument.indexOf('=') < 0;
    }

    private static String name(String argument) {
        int end = argument.indexOf('=');
        return argument.substring(argument.startsWith("--") ? 2 : 1, end < 0 ? argument.length() : end);
    }

    /** Returns the flag with this name or, if unique, with this prefix; otherwise null. */
    private static String resolve(String text, Collection<String> names) {
        if (names.contains(text)) {
            return text;
        }
        List<String> candidates = names.stream().filter(name -> name.startsWith(text)).collect(Collectors.toList());
        return candidates.size() == 1 && !text.isEmpty() ? candidates.get(0) : null;
    }

    /**
     * Suggests a flag for a mistyped name. Upstream's message would mislead, because its parser takes an unknown name
     * for a one-letter flag with its value.
     */
    private static final class MistypedFlags {

        /** Shorter names resemble one another too much. */
        private static final int SHORTEST = 4;

        /** One typing mistake is accepted for so many letters: a missing, wrong, superfluous or swapped letter. */
        private static final int RIGHT = 4;

        private final Collection<String> flags;

        MistypedFlags(Collection<String> flags) {
            this.flags = flags;
        }

        /** Returns the closest flag with the same first letter, if any is close. */
        Optional<String> suggestion(String typed) {
            String lower = typed.toLowerCase(Locale.ROOT);
            return flags.stream().filter(flag -> flag.length() >= SHORTEST && flag.charAt(0) == lower.charAt(0))
                    .filter(flag -> distance(lower, flag) <= flag.length() / RIGHT)
                    .min(Comparator.comparingInt(flag -> distance(lower, flag)));
        }

        private static int distance(String typed, String flag) {
            return EditDistance.between(typed, flag.toLowerCase(Locale.ROOT));
        }
    }
}
