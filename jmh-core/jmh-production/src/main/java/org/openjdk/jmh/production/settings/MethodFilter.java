package org.openjdk.jmh.production.settings;

import java.util.Collection;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.measures.MethodReference;

/**
 * Formats filters of the Flight Recorder: {@code package.Type::method}, without parameters, so that it times all
 * overloads separately.
 */
final class MethodFilter {

    private MethodFilter() {
    }

    static String of(Collection<MethodReference> methods) {
        return methods.stream().map(method -> binaryName(method.type()) + "::" + method.method()).distinct().sorted()
                .collect(Collectors.joining(";"));
    }

    /**
     * Returns a binary name. Names do not show where the package ends; by convention, types begin with a capital
     * letter.
     */
    static String binaryName(String type) {
        StringBuilder name = new StringBuilder();
        boolean nested = false;
        for (String part : type.split("\\.")) {
            name.append(name.length() == 0 ? "" : nested ? "$" : ".").append(part);
            nested |= Character.isUpperCase(part.charAt(0));
        }
        return name.toString();
    }
}
