package org.openjdk.jmh.runner.options;

import java.io.PrintStream;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.results.reports.Wrapped;

/** Prints the stability criteria on the class path ({@code -lsc}). */
final class CriteriaListing {

    private static final String INDENT = "      ";

    private CriteriaListing() {
    }

    static void print(PrintStream out) {
        StabilityCriteria criteria = StabilityCriteria.load(CriteriaListing.class.getClassLoader());
        out.println("Stability criteria (-sc NAME[:OPTION=VALUE,...]) with default thresholds (-st):");
        for (StabilityCriterion criterion : criteria.all()) {
            out.println();
            out.println("  " + criterion.name() + aliases(criterion) + byDefault(criterion) + ", stable where "
                    + criterion.threshold().comparison() + " " + criterion.threshold().byDefault());
            printWrapped(out, criterion.description());
            for (CriterionOption option : criterion.options()) {
                printWrapped(out, option.name() + "=" + option.defaultValue() + ": " + option.help());
            }
        }
        for (String problem : criteria.problems()) {
            out.println();
            out.println("WARNING: " + problem);
        }
    }

    private static void printWrapped(PrintStream out, String text) {
        Wrapped.lines(INDENT + text, INDENT + "  ").forEach(out::println);
    }

    private static String byDefault(StabilityCriterion criterion) {
        return criterion.name().equals(ReconfigurationDefaults.CRITERION) ? ", the default" : "";
    }

    private static String aliases(StabilityCriterion criterion) {
        return criterion.aliases().isEmpty() ? "" : " (" + String.join(", ", criterion.aliases()) + ")";
    }
}
