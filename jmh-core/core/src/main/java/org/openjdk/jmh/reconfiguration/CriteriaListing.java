package org.openjdk.jmh.reconfiguration;

import java.io.PrintStream;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriteria;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;

/** What {@code -lsc} prints. */
public final class CriteriaListing {

    private CriteriaListing() {
    }

    /**
     * Lists all criteria on the class path.
     *
     * @param out where to
     */
    public static void print(PrintStream out) {
        StabilityCriteria criteria = StabilityCriteria.load(CriteriaListing.class.getClassLoader());
        out.println("Stability criteria (-sc NAME[:OPTION=VALUE,...]), with their default thresholds (-st):");
        for (StabilityCriterion criterion : criteria.all()) {
            out.println();
            out.println("  " + criterion.name() + aliases(criterion) + ", stable where "
                    + criterion.stabilityFunction().comparison() + " " + criterion.defaultThreshold());
            out.println("      " + criterion.description());
            for (CriterionOption option : criterion.options()) {
                out.println("      " + option.name() + "=" + option.defaultValue() + ": " + option.help());
            }
        }
        for (String problem : criteria.problems()) {
            out.println();
            out.println("WARNING: " + problem);
        }
    }

    private static String aliases(StabilityCriterion criterion) {
        return criterion.aliases().isEmpty() ? "" : " (" + String.join(", ", criterion.aliases()) + ")";
    }
}
