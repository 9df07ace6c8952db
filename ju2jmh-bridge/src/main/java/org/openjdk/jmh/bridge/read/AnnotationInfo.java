package org.openjdk.jmh.bridge.read;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An annotation as it stands in a class file.
 *
 * @param type   the binary name of the annotation type
 * @param values the elements that were given; classes and enum constants as their names, arrays as lists
 */
public record AnnotationInfo(String type, Map<String, Object> values) {

    /**
     * Returns an element that holds a single string, class or enum constant.
     *
     * @param element the element's name
     * @return its value, empty if it was not given
     */
    public Optional<String> text(String element) {
        return Optional.ofNullable(values.get(element)).map(Object::toString);
    }

    /**
     * Returns an element that holds several values.
     *
     * @param element the element's name
     * @return its values, none if it was not given
     */
    public List<?> list(String element) {
        Object value = values.get(element);
        if (value == null) {
            return List.of();
        }
        return value instanceof List<?> list ? list : List.of(value);
    }

    /**
     * Returns the annotation type's name without its package.
     *
     * @return the name as one writes it in a source
     */
    public String simpleName() {
        return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    }
}
