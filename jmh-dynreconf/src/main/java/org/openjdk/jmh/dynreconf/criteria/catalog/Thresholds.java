package org.openjdk.jmh.dynreconf.criteria.catalog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.Decimal;

/** Thresholds for several criteria, one for each. */
public final class Thresholds {

    private Thresholds() {
    }

    /**
     * Reads what a user typed, for example {@code 0.95,0.02}.
     *
     * @param text numbers, separated by commas
     * @return the numbers in their order, at least one; whether a criterion accepts them is seen when they are set
     * @throws CriterionException if one of them is none
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
     * Sets the thresholds of criteria.
     *
     * @param criteria   some criteria
     * @param thresholds one number for each criterion, in the same order, or none at all to keep their own
     * @return the criteria with these thresholds
     * @throws CriterionException if the numbers of criteria and thresholds differ, or a threshold is out of its
     *                            criterion's range
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
