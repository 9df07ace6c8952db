package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import joptsimple.OptionParser;
import joptsimple.OptionSet;
import joptsimple.OptionSpec;
import org.openjdk.jmh.util.Optional;
import org.openjdk.jmh.util.Utils;

/** The flags for a baseline that is run beside the candidate. */
final class SideFlags {

    private final OptionSpec<String> jvm;
    private final OptionSpec<String> arguments;
    private final OptionSpec<String> parameters;
    private final OptionSpec<Void> all;
    private final OptionSpec<String> order;
    private final OptionSpec<String> names;
    private OptionSet set;

    SideFlags(OptionParser parser) {
        jvm = parser.accepts("vsJvm", "Run each benchmark on another JVM, too, and compare: the executable of the "
                + "baseline's JVM. Forks of both sides take turns until the difference is decided, -f times at most.")
                .withRequiredArg().ofType(String.class).describedAs("string");
        arguments = parser.accepts("vsJvmArgs", "Run each benchmark with other JVM arguments, too, and compare: "
                + "those of the baseline, instead of -jvmArgs where that is given, else added to what annotations "
                + "say.")
                .withRequiredArg().ofType(String.class).describedAs("string");
        parameters = parser.accepts("vsp", "Run each benchmark with another value of a parameter, too, and compare: "
                + "that of the baseline. Repeat it for several parameters.")
                .withRequiredArg().ofType(String.class).describedAs("param=value");
        all = parser.accepts("vsall", "With -vs JAR: run benchmarks as well whose code is the same in both jars. "
                + "(default: a few of them, as negative controls)");
        order = parser.accepts("ab", "With two sides that are run: interleaved for one fork after the other, or duet "
                + "for a fork of each side at the same time, on disjoint cores, so that what disturbs the one disturbs "
                + "the other, too. (default: " + SideOrder.INTERLEAVED + ")")
                .withRequiredArg().ofType(String.class).describedAs("order");
        names = names(parser);
    }

    private static OptionSpec<String> names(OptionParser parser) {
        return parser.accepts("vsn", "With two sides that are run: what reports call the baseline; given twice, the "
                + "candidate as well. (default: their class paths)")
                .withRequiredArg().ofType(String.class).describedAs("string");
    }

    /** Takes what the user typed. */
    void read(OptionSet typed) {
        set = typed;
    }

    boolean isAnyGiven() {
        return set.has(jvm) || set.has(arguments) || set.has(parameters);
    }

    Optional<Boolean> all() {
        return set.has(all) ? Optional.of(true) : Optional.none();
    }

    Optional<SideOrder> order() throws CommandLineOptionException {
        return set.has(order) ? Optional.of(SideOrder.parse(set.valueOf(order))) : Optional.none();
    }

    List<String> names() throws CommandLineOptionException {
        if (set.valuesOf(names).size() > 2) {
            throw new CommandLineOptionException(
                    "-vsn is given " + set.valuesOf(names).size() + " times: the first names "
                            + "the baseline, the second the candidate");
        }
        return new ArrayList<>(set.valuesOf(names));
    }

    Optional<String> jvm() {
        return set.has(jvm) ? Optional.of(set.valueOf(jvm)) : Optional.none();
    }

    Optional<Collection<String>> arguments() {
        return set.has(arguments)
                ? Optional.<Collection<String>>of(Utils.splitQuotedEscape(set.valueOf(arguments)))
                : Optional.<Collection<String>>none();
    }

    Map<String, String> parameters() throws CommandLineOptionException {
        Map<String, String> values = new LinkedHashMap<>();
        for (String parameter : set.valuesOf(parameters)) {
            int equals = parameter.indexOf('=');
            if (equals < 1) {
                throw new CommandLineOptionException("-vsp " + parameter + " is no parameter: write -vsp name=value");
            }
            if (values.put(parameter.substring(0, equals), parameter.substring(equals + 1)) != null) {
                throw new CommandLineOptionException("-vsp " + parameter.substring(0, equals) + " is given twice: the "
                        + "baseline has one value of each parameter");
            }
        }
        return values;
    }
}
