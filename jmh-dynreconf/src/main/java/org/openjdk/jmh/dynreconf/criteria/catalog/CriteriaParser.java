package org.openjdk.jmh.dynreconf.criteria.catalog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;

/** Parses the text of criteria, such as {@code kld,mine:alpha=0.1,beta=3,rciw}. */
final class CriteriaParser {

    private final StabilityCriteria registry;
    private final List<ConfiguredCriterion> parsed = new ArrayList<>();
    private final Map<String, String> options = new LinkedHashMap<>();
    private @Nullable StabilityCriterion current;

    CriteriaParser(StabilityCriteria registry) {
        this.registry = registry;
    }

    List<ConfiguredCriterion> parse(String text) {
        for (String part : text.split(",", -1)) {
            parsePart(part.trim(), text);
        }
        finishCurrent();
        return parsed;
    }

    private void parsePart(String part, String text) {
        int colon = part.indexOf(':');
        if (part.isEmpty()) {
            throw new CriterionException("'" + text + "' names an empty stability criterion;"
                    + " write name[:option=value,...][,name...]");
        } else if (colon >= 0) {
            startCriterion(part.substring(0, colon));
            addOption(part.substring(colon + 1).trim());
        } else if (part.indexOf('=') >= 0) {
            addOption(part);
        } else {
            startCriterion(part);
        }
    }

    private void startCriterion(String name) {
        finishCurrent();
        StabilityCriterion found = registry.find(name);
        for (ConfiguredCriterion earlier : parsed) {
            if (earlier.criterion() == found) {
                throw new CriterionException("stability criterion " + found.name() + " is named twice");
            }
        }
        current = found;
    }

    private void addOption(String assignment) {
        int equals = assignment.indexOf('=');
        if (current == null) {
            throw new CriterionException("option '" + assignment
                    + "' comes before any stability criterion; write name:" + assignment);
        }
        if (equals < 1) {
            throw new CriterionException("'" + assignment + "' after criterion " + current.name()
                    + " is not an option: write option=value");
        }
        String name = assignment.substring(0, equals).trim();
        if (options.put(name, assignment.substring(equals + 1).trim()) != null) {
            throw new CriterionException("option " + name + " of criterion " + current.name() + " is given twice");
        }
    }

    private void finishCurrent() {
        if (current != null) {
            parsed.add(ConfiguredCriterion.of(current, options));
            options.clear();
        }
    }
}
