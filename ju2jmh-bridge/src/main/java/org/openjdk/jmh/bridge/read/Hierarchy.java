package org.openjdk.jmh.bridge.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a class inherits. */
public final class Hierarchy {

    private static final String OBJECT = "java.lang.Object";

    private final TestClassPath classPath;
    private final ClassInfo type;

    /**
     * Looks at one class.
     *
     * @param classPath where its ancestors are
     * @param type      the class
     */
    public Hierarchy(TestClassPath classPath, ClassInfo type) {
        this.classPath = classPath;
        this.type = type;
    }

    /**
     * Returns the class and its superclasses, without {@code Object}.
     *
     * @return the class itself first
     * @throws MissingClassException if a superclass is missing
     */
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

    /**
     * Returns all interfaces of the class and of its superclasses.
     *
     * @return each once, those that are nearer to the class first
     * @throws MissingClassException if one is missing
     */
    public List<ClassInfo> interfaces() {
        Map<String, ClassInfo> found = new LinkedHashMap<>();
        for (ClassInfo current : superclasses()) {
            collectInterfaces(current, found);
        }
        return new ArrayList<>(found.values());
    }

    /**
     * Returns the class and its superclasses, without {@code Object}, each followed by its interfaces: the order in
     * which JUnit Jupiter looks for an annotation.
     *
     * @return the class itself first, each once
     * @throws MissingClassException if an ancestor is missing
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

    /**
     * Tells whether the class has an ancestor.
     *
     * @param name the binary name of a class
     * @return whether it is the class itself or one of its superclasses
     */
    public boolean extendsClass(String name) {
        return superclasses().stream().anyMatch(c -> c.name().equals(name));
    }
}
