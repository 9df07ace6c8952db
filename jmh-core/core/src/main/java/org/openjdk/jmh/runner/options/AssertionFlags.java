package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Collection;
import joptsimple.OptionParser;
import joptsimple.OptionSet;
import joptsimple.OptionSpec;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretation;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretations;
import org.openjdk.jmh.results.reports.AssertionReport;
import org.openjdk.jmh.util.Optional;

/** The flags for assertions on performance. */
final class AssertionFlags {

    private final OptionSpec<String> report;
    private final OptionSpec<String> interpretation;
    private OptionSet set;

    AssertionFlags(OptionParser parser) {
        StringBuilder known = new StringBuilder();
        for (Interpretation each : Interpretations.builtIn()) {
            known.append(known.length() == 0 ? "" : ". ").append(each.name()).append(": ").append(each.description());
        }
        report = parser
                .accepts("af", "Write the judged assertions (@Performance) to a file, whose end says how: .json, "
                        + ".xml (JUnit) or .html. Repeat it for several.")
                .withRequiredArg().ofType(String.class).describedAs("file");
        interpretation = parser.accepts("ai", "Interpretation: what <= means in assertions. " + known + ". (default: "
                + Interpretations.standard().name() + ")")
                .withRequiredArg().ofType(String.class).describedAs("name");
    }

    /** Takes what the user typed. */
    void read(OptionSet typed) throws CommandLineOptionException {
        set = typed;
        for (String file : reports()) {
            try {
                AssertionReport.of(file);
            } catch (IllegalArgumentException e) {
                throw new CommandLineOptionException("-af " + file + ": " + e.getMessage());
            }
        }
    }

    Collection<String> reports() {
        return new ArrayList<>(set.valuesOf(report));
    }

    Optional<String> interpretation() {
        return set.has(interpretation) ? Optional.of(set.valueOf(interpretation)) : Optional.none();
    }
}
