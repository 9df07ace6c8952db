package org.openjdk.jmh.lint.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** An annotation: the values that were written, and where it stands. Enum constants are held by their simple name. */
public final class AnnotationFacts {

    private final Map<String, Object> values;
    private final Place place;

    /**
     * Holds an annotation.
     *
     * @param values what was written, without defaults; arrays as lists
     * @param place  of the annotation
     */
    public AnnotationFacts(Map<String, Object> values, Place place) {
        this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        this.place = place;
    }

    /**
     * Tells where the annotation stands.
     *
     * @return its place
     */
    public Place place() {
        return place;
    }

    /**
     * Reads a number.
     *
     * @param name     of the element
     * @param byDefault taken where the element was not written
     * @return its value
     */
    public int integer(String name, int byDefault) {
        Object value = values.get(name);
        return value instanceof Number ? ((Number) value).intValue() : byDefault;
    }

    /**
     * Reads a text, or the name of an enum constant.
     *
     * @param name     of the element
     * @param byDefault taken where the element was not written
     * @return its value
     */
    public String text(String name, String byDefault) {
        Object value = values.get(name);
        return value instanceof String ? (String) value : byDefault;
    }

    /**
     * Reads an array.
     *
     * @param name of the element
     * @return its values as text, empty where the element was not written
     */
    public List<String> texts(String name) {
        return all(name).stream().map(String::valueOf).collect(Collectors.toList());
    }

    /**
     * Reads an array of numbers.
     *
     * @param name of the element
     * @return its values, empty where the element was not written; what is no number is left out
     */
    public List<Double> numbers(String name) {
        return all(name).stream().filter(Number.class::isInstance).map(value -> ((Number) value).doubleValue())
                .collect(Collectors.toList());
    }

    /**
     * Reads an array of annotations.
     *
     * @param name of the element
     * @return the annotations, empty where the element was not written
     */
    public List<AnnotationFacts> annotations(String name) {
        return all(name).stream().filter(AnnotationFacts.class::isInstance).map(AnnotationFacts.class::cast)
                .collect(Collectors.toList());
    }

    /** Returns the values as they were written, the same for annotations that say the same. */
    @Override
    public String toString() {
        return values.toString();
    }

    /** A single value may be written without braces. */
    private List<?> all(String name) {
        Object value = values.get(name);
        return value instanceof List ? (List<?>) value
                : value == null ? Collections.emptyList() : Collections.singletonList(value);
    }
}
