package org.openjdk.jmh.bytecode.reach;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.openjdk.jmh.bytecode.files.ClassFiles;
import org.openjdk.jmh.bytecode.files.ClassPath;

/** Finds names of classes by prefix and by package. */
final class ClassNames {

    private static final String GENERATED = "/jmh_generated";

    private final TreeSet<String> names = new TreeSet<>();
    private final Map<String, Set<String>> packages = new HashMap<>();

    ClassNames(ClassFiles files) {
        for (String file : files.names()) {
            if (file.endsWith(ClassPath.CLASS)) {
                String name = file.substring(0, file.length() - ClassPath.CLASS.length());
                names.add(name);
                packages.computeIfAbsent(packageOf(name), key -> new HashSet<>()).add(name);
            }
        }
    }

    static String packageOf(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('/')));
    }

    /** Returns the names with a prefix. */
    Collection<String> beginningWith(String beginning) {
        return names.subSet(beginning, true, beginning + Character.MAX_VALUE, true);
    }

    /** Returns the names in a package, without subpackages. */
    Collection<String> in(String packageName) {
        return packages.getOrDefault(packageName, Collections.emptySet());
    }

    /** Returns whether a package has benchmarks, or what JMH has generated for them. */
    boolean isOfBenchmarks(String packageName) {
        return packageName.endsWith(GENERATED) || packages.containsKey(packageName + GENERATED);
    }
}
