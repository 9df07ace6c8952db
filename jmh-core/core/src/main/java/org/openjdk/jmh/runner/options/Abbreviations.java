package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import joptsimple.OptionDescriptor;
import joptsimple.OptionSpec;

/**
 * Flags may be abbreviated as long as it is clear which one is meant. What upstream's parser understands is to mean the
 * same beside our flags: such abbreviations are written out before it reads them.
 */
final class Abbreviations {

    private static final String END_OF_FLAGS = "--";

    private final Collection<String> upstreams;
    private final Map<String, OptionSpec<?>> all;

    /**
     * Makes it for a parser.
     *
     * @param upstreams names of upstream's flags
     * @param all       its flags and ours
     */
    Abbreviations(Collection<String> upstreams, Map<String, OptionSpec<?>> all) {
        this.upstreams = upstreams;
        this.all = all;
    }

    /** Returns the arguments with each abbreviation of a flag of upstream's written out where ours make it unclear. */
    String[] writeOut(String[] argv) {
        List<String> arguments = new ArrayList<>();
        boolean isValue = false;
        for (int i = 0; i < argv.length; i++) {
            if (argv[i].equals(END_OF_FLAGS) && !isValue) {
                arguments.addAll(Arrays.asList(argv).subList(i, argv.length));
                break;
            }
            boolean isFlag = !isValue && argv[i].startsWith("-");
            arguments.add(isFlag ? writtenOut(argv[i]) : argv[i]);
            isValue = isFlag && needsNext(argv[i]);
        }
        return arguments.toArray(new String[0]);
    }

    private String writtenOut(String argument) {
        String name = name(argument);
        String meant = resolve(name, upstreams);
        if (meant == null || meant.equals(resolve(name, all.keySet()))) {
            return argument;
        }
        int start = argument.indexOf(name);
        return argument.substring(0, start) + meant + argument.substring(start + name.length());
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

    /** Returns the flag of that name or, if there is one alone, that begins so; otherwise null. */
    private static String resolve(String text, Collection<String> names) {
        if (names.contains(text)) {
            return text;
        }
        List<String> candidates = names.stream().filter(name -> name.startsWith(text)).collect(Collectors.toList());
        return candidates.size() == 1 && !text.isEmpty() ? candidates.get(0) : null;
    }
}
