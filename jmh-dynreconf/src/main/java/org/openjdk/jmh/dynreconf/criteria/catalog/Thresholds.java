package org.openjdk.jmh.dynreconf.criteria.catalog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.Decimal;

/** Parses thresholds and assigns one to each of several criteria. */
public final class Thresholds {

    private Thresholds() {
    }

    /**
     * Parses numbers separated by commas, for example {@code 0.95,0.02}. Whether a criterion accepts them is checked
     * when they are set.
     *
     * @throws CriterionException if a part is not a number
     */
    public static List<Double> parse(String text) {
        List<Double> numbers = new ArrayList<>();
        for (String number : text.split(",", -1)) {
            numbers.add(number(number.trim()));
        }
        return Collections.unmodifiableList(numbers);
    }

    private static double number(String text) {
        try {
            return Decimal.parse(text);
        } catch (NumberFormatException e) {
            throw new CriterionException(
                    "threshold '" + text + "' is not a number: give one for each criterion, such as 0.02", e);
        }
    }

    /**
     * Sets one threshold for each criterion, in the same order; none at all keeps their own.
     *
     * @throws CriterionException if the numbers of criteria and thresholds differ, or a threshold is out of range
     */
    public static List<ConfiguredCriterion> set(List<ConfiguredCriterion> criteria, List<Double> thresholds) {
        if (thresholds.isEmpty()) {
            return criteria;
        }
        if (thresholds.stream().anyMatch(Objects::isNull)) {
            throw new CriterionException(
                    "a stability threshold is null: give a number for each criterion, or none at all");
        }
        if (thresholds.size() != criteria.size()) {
            throw new CriterionException(thresholds.size() + " stability thresholds ("
                    + thresholds.stream().map(String::valueOf).collect(Collectors.joining(", ")) + ") for "
                    + criteria.size() + " criteria ("
                    + criteria.stream().map(ConfiguredCriterion::name).collect(Collectors.joining(", "))
                    + "): give one for each, or none");
        }
        List<ConfiguredCriterion> result = new ArrayList<>(criteria.size());
        for (int i = 0; i < criteria.size(); i++) {
            result.add(criteria.get(i).withThreshold(thresholds.get(i)));
        }
        return result;
    }
}
