package org.openjdk.jmh.bytecode.reach;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Which classes may be found by names that code puts together. What it has for that are its texts, those of files that
 * it reads, and the names of classes that are reached anyway.
 */
final class ComputedNames {

    private final ClassNames names;
    private final Consumer<String> found;
    private final Set<String> parts = new HashSet<>();
    private final Set<String> reached = new HashSet<>();
    private final Set<String> packages = new HashSet<>();
    private boolean used;

    /**
     * Starts without any.
     *
     * @param found takes the internal names
     */
    ComputedNames(ClassNames names, Consumer<String> found) {
        this.names = names;
        this.found = found;
    }

    /** A part of a name is at hand. */
    void part(String part) {
        if (parts.add(part) && used) {
            all(names.beginningWith(part));
        }
    }

    /** A class is at hand. */
    void reached(String name) {
        if (reached.add(name) && used) {
            beside(name);
        }
    }

    /**
     * Names are put together from now on.
     *
     * @param user the class that does so
     */
    void use(String user) {
        wholePackage(ClassNames.packageOf(user));
        if (!used) {
            used = true;
            new ArrayList<>(parts).forEach(part -> all(names.beginningWith(part)));
            new ArrayList<>(reached).forEach(this::beside);
        }
    }

    /** Not all of the package of benchmarks: each would reach all others. */
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
