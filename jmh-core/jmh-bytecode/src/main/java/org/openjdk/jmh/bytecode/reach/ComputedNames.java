package org.openjdk.jmh.bytecode.reach;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Finds classes whose names code may compute. Parts of names are its texts, those of files that it reads, and the names
 * of reached classes.
 */
final class ComputedNames {

    private final ClassNames names;
    private final Consumer<String> found;
    private final Set<String> parts = new HashSet<>();
    private final Set<String> reached = new HashSet<>();
    private final Set<String> packages = new HashSet<>();
    private boolean used;

    /** Creates a finder that is not used yet, and passes on internal names. */
    ComputedNames(ClassNames names, Consumer<String> found) {
        this.names = names;
        this.found = found;
    }

    /** Adds a part of a name. */
    void part(String part) {
        if (parts.add(part) && used) {
            all(names.beginningWith(part));
        }
    }

    /** Adds a reached class. */
    void reached(String name) {
        if (reached.add(name) && used) {
            beside(name);
        }
    }

    /** Begins to compute names for a class. */
    void use(String user) {
        wholePackage(ClassNames.packageOf(user));
        if (!used) {
            used = true;
            new ArrayList<>(parts).forEach(part -> all(names.beginningWith(part)));
            new ArrayList<>(reached).forEach(this::beside);
        }
    }

    /** Finds the neighbours of a class. Benchmarks of a package are left out, since each would reach all others. */
    private void beside(String name) {
        String packageName = ClassNames.packageOf(name);
        if (names.isOfBenchmarks(packageName)) {
            all(names.beginningWith(name));
        } else {
            wholePackage(packageName);
        }
    }

    private void wholePackage(String packageName) {
        if (packages.add(packageName)) {
            all(names.in(packageName));
        }
    }

    private void all(Collection<String> classes) {
        new ArrayList<>(classes).forEach(found);
    }
}
