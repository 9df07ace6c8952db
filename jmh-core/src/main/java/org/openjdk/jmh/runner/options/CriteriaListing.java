package org.openjdk.jmh.runner.options;

import java.io.PrintStream;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;

/** Prints the stability criteria on the class path ({@code -lsc}). */
final class CriteriaListing {

    /** Columns of a terminal. */
    private static final int WIDTH = 80;

    private static final String INDENT = "      ";

    private CriteriaListing() {
    }

    static void print(PrintStream out) {
        StabilityCriteria criteria = StabilityCriteria.load(CriteriaListing.class.getClassLoader());
        out.println("Stability criteria (-sc NAME[:OPTION=VALUE,...]), with their default thresholds (-st):");
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
        StringBuilder line = new StringBuilder(INDENT);
        for (String word : text.split(" ")) {
            if (line.length() + word.length() > WIDTH) {
                out.println(line.substring(0, line.length() - 1));
                line = new StringBuilder(INDENT + "  ");
            }
            line.append(word).append(' ');
        }
        out.println(line.substring(0, line.length() - 1));
    }

    private static String byDefault(StabilityCriterion criterion) {
        return criterion.name().equals(ReconfigurationDefaults.CRITERION) ? ", the default" : "";
    }

    private static String aliases(StabilityCriterion criterion) {
        return criterion.aliases().isEmpty() ? "" : " (" + String.join(", ", criterion.aliases()) + ")";
    }
}
