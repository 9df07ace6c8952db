package org.openjdk.jmh.bridge.read;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An annotation in a class file. Values of classes and enum constants are names, arrays are lists; defaults are
 * missing.
 */
public record AnnotationInfo(String type, Map<String, Object> values) {

    /** Returns a single string, class or enum constant; empty if the element is not given. */
    public Optional<String> text(String element) {
        return Optional.ofNullable(values.get(element)).map(Object::toString);
    }

    /** Returns the values of an element; empty if it is not given. */
    public List<?> list(String element) {
        Object value = values.get(element);
        if (value == null) {
            return List.of();
        }
        return value instanceof List<?> list ? list : List.of(value);
    }

    /** Returns the name of the annotation type without package and enclosing class. */
    public String simpleName() {
        return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    }
}
