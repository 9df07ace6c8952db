package org.openjdk.jmh.bridge.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Superclasses and interfaces of a class. Methods throw {@link MissingClassException} if one is missing. */
public record Hierarchy(TestClassPath classPath, ClassInfo type) {

    private static final String OBJECT = "java.lang.Object";

    /** Returns the class and its superclasses in this order, without {@code Object}. */
    public List<ClassInfo> superclasses() {
        List<ClassInfo> chain = new ArrayList<>();
        ClassInfo current = type;
        while (!current.name().equals(OBJECT)) {
            chain.add(current);
            if (current.superName() == null) {
                break;
            }
            current = classPath.require(current.superName(), current.name());
        }
        return chain;
    }

    /** Returns all interfaces of the class and of its superclasses once, the nearest first. */
    public List<ClassInfo> interfaces() {
        Map<String, ClassInfo> found = new LinkedHashMap<>();
        for (ClassInfo current : superclasses()) {
            collectInterfaces(current, found);
        }
        return new ArrayList<>(found.values());
    }

    /**
     * Returns the class and its superclasses, without {@code Object}, each followed by its interfaces. JUnit Jupiter
     * searches for annotations in this order.
     */
    public List<ClassInfo> classesWithInterfaces() {
        Map<String, ClassInfo> found = new LinkedHashMap<>();
        for (ClassInfo current : superclasses()) {
            found.put(current.name(), current);
            collectInterfaces(current, found);
        }
        return new ArrayList<>(found.values());
    }

    private void collectInterfaces(ClassInfo current, Map<String, ClassInfo> found) {
        for (String name : current.interfaces()) {
            ClassInfo declared = classPath.require(name, current.name());
            if (found.put(name, declared) == null) {
                collectInterfaces(declared, found);
            }
        }
    }

    /** Returns whether the class, or one of its superclasses, has a binary name. */
    public boolean extendsClass(String name) {
        return superclasses().stream().anyMatch(c -> c.name().equals(name));
    }
}
