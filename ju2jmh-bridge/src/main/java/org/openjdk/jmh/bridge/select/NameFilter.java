package org.openjdk.jmh.bridge.select;

import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;

import java.util.Optional;

/**
 * Chooses by the names of classes, methods and tags.
 *
 * @param classes which classes, by their full or simple names
 * @param methods which methods
 * @param tags    which tags or categories; one that fits is enough
 */
public record NameFilter(Patterns classes, Patterns methods, Patterns tags) implements TestFilter {

    @Override
    public Optional<String> reason(TestClass type, TestMethod test) {
        if (!classes.accept(type.type().name(), type.type().nameInPackage())) {
            return Optional.of("not selected by class name");
        }
        if (!methods.accept(test.method().name())) {
            return Optional.of("not selected by method name");
        }
        return tags.accept(test.tags().toArray(new String[0])) ? Optional.empty() : Optional.of("not selected by tag");
    }
}
