package org.openjdk.jmh.runner.link;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.results.Aggregator;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.util.Statistics;

/**
 * Allowlist of the classes that the host deserializes from a fork: the classes of JMH; plain values and collections of
 * the JDK; subclasses of exceptions, enums and profilers' results, which benchmarks and profilers may define; and what
 * the user adds by a system property.
 */
final class AllowedClasses {

    /**
     * Names additional classes, separated by commas; {@code com.example.*} includes a package with its subpackages.
     */
    static final String PROPERTY = "jmh.link.accept";

    private static final String JMH = "org.openjdk.jmh.";

    /** Excludes subpackages, whose classes reflect, load code and open connections. */
    private static final Set<String> PACKAGES = new HashSet<>(Arrays.asList("java.lang", "java.util",
            "java.util.concurrent", "java.util.concurrent.atomic", "java.math", "java.time"));

    private static final List<Class<?>> OPEN_TYPES = Arrays.asList(Throwable.class, Enum.class, Result.class,
            Aggregator.class, Statistics.class);

    private AllowedClasses() {
    }

    static boolean contains(Class<?> type) {
        if (type.isArray()) {
            return contains(type.getComponentType());
        }
        String name = type.getName();
        return type.isPrimitive() || name.startsWith(JMH) || PACKAGES.contains(packageOf(name))
                || OPEN_TYPES.stream().anyMatch(open -> open.isAssignableFrom(type)) || isNamed(name);
    }

    private static String packageOf(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    private static boolean isNamed(String name) {
        String named = System.getProperty(PROPERTY);
        List<String> patterns = named == null ? Collections.emptyList() : Arrays.asList(named.split("\\s*,\\s*"));
        return patterns.stream().anyMatch(pattern -> pattern.endsWith(".*")
                ? name.startsWith(pattern.substring(0, pattern.length() - 1)) : name.equals(pattern));
    }
}
