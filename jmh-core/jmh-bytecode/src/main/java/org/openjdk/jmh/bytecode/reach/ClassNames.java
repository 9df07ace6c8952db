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

/** Names of all classes, to be found by their beginnings. */
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

    /** Those that begin with a text. */
    Collection<String> beginningWith(String beginning) {
        return names.subSet(beginning, true, beginning + Character.MAX_VALUE, true);
    }

    /** Those of a package itself. */
    Collection<String> in(String packageName) {
        return packages.getOrDefault(packageName, Collections.emptySet());
    }

    /** Returns whether benchmarks are in a package, or what JMH generated for them. */
    boolean isOfBenchmarks(String packageName) {
        return packageName.endsWith(GENERATED) || packages.containsKey(packageName + GENERATED);
    }
}
