package org.openjdk.jmh.bridge.select;

import java.util.Optional;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;

/**
 * Selects tests by the names of classes, methods and tags.
 *
 * @param classes full or simple names of classes
 * @param tests   {@code class#method}; includes add to those of the other patterns
 * @param tags    tags or categories, of which one must match
 */
public record NameFilter(Patterns classes, Patterns methods, Patterns tests, Patterns tags) implements TestFilter {

    @Override
    public Optional<String> reason(TestClass type, TestMethod test) {
        String method = test.method().name();
        String[] names = {type.type().name(), type.type().nameInPackage()};
        String[] ids = {names[0] + "#" + method, names[1] + "#" + method};
        boolean onlyTests = classes.includes().isEmpty() && methods.includes().isEmpty();
        boolean byTest = tests.include(ids) && (onlyTests || !tests.includes().isEmpty());
        boolean byName =
                (tests.includes().isEmpty() || !onlyTests) && classes.include(names) && methods.include(method);
        if (!byTest && !byName && !classes.include(names) || classes.exclude(names)) {
            return Optional.of("not selected by class name");
        }
        if (!byTest && !byName || methods.exclude(method) || tests.exclude(ids)) {
            return Optional.of("not selected by method name");
        }
        return tags.accept(test.tags().toArray(new String[0])) ? Optional.empty() : Optional.of("not selected by tag");
    }
}
