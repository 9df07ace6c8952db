package org.openjdk.jmh.lint.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** An annotation with its explicit values and its place. Enum constants are represented by their simple names. */
public final class AnnotationFacts {

    private final Map<String, Object> values;
    private final Place place;

    public AnnotationFacts(Map<String, Object> values, Place place) {
        this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        this.place = place;
    }

    public Place place() {
        return place;
    }

    /**
     * Returns an element as a number.
     *
     * @param byDefault value if the element is not given
     */
    public int integer(String name, int byDefault) {
        Object value = values.get(name);
        return value instanceof Number ? ((Number) value).intValue() : byDefault;
    }

    /**
     * Returns an element as text; for an enum constant, its name.
     *
     * @param byDefault value if the element is not given
     */
    public String text(String name, String byDefault) {
        Object value = values.get(name);
        return value instanceof String ? (String) value : byDefault;
    }

    /** Returns the values of an array as text; empty if the element is not given. */
    public List<String> texts(String name) {
        return all(name).stream().map(String::valueOf).collect(Collectors.toList());
    }

    /** Returns the numbers in an array, ignoring other values; empty if the element is not given. */
    public List<Double> numbers(String name) {
        return all(name).stream().filter(Number.class::isInstance).map(value -> ((Number) value).doubleValue())
                .collect(Collectors.toList());
    }

    /** Returns the annotations in an array; empty if the element is not given. */
    public List<AnnotationFacts> annotations(String name) {
        return all(name).stream().filter(AnnotationFacts.class::isInstance).map(AnnotationFacts.class::cast)
                .collect(Collectors.toList());
    }

    /** Returns the explicit values; equal for annotations with equal values. */
    @Override
    public String toString() {
        return values.toString();
    }

    /** Returns the values of an array; a single value may have no braces. */
    private List<?> all(String name) {
        Object value = values.get(name);
        return value instanceof List ? (List<?>) value
                : value == null ? Collections.emptyList() : Collections.singletonList(value);
    }
}
