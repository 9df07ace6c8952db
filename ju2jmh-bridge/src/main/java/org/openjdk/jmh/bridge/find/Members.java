package org.openjdk.jmh.bridge.find;

import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.MethodInfo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;

/** The methods that a class has, its own and inherited ones, in JUnit's order. */
final class Members {

    /** JUnit orders methods by the hash of their names, so that the order is fixed but not obvious. */
    private static final Comparator<MethodInfo> ORDER =
            Comparator.<MethodInfo>comparingInt(m -> m.name().hashCode()).thenComparing(MethodInfo::signature);

    private Members() {
    }

    private static List<MethodInfo> declared(ClassInfo type, Predicate<MethodInfo> wanted) {
        List<MethodInfo> found = new ArrayList<>();
        for (MethodInfo method : type.methods()) {
            if (method.isWritten() && !method.name().startsWith("<") && wanted.test(method)) {
                found.add(method);
            }
        }
        found.sort(ORDER);
        return found;
    }

    /**
     * The methods that are visible in the first of some classes: those of the later ones that are not overridden.
     * A method that is overridden in a class is replaced whether or not the new one still is what is looked for.
     */
    static List<MethodInfo> visible(List<ClassInfo> mostSpecificFirst) {
        return matching(mostSpecificFirst, method -> true);
    }

    /** As {@link #visible}, but only a method that is looked for itself replaces one: the rule of JUnit 4. */
    static List<MethodInfo> matching(List<ClassInfo> mostSpecificFirst, Predicate<MethodInfo> wanted) {
        List<MethodInfo> found = new ArrayList<>();
        Set<String> replaced = new HashSet<>();
        for (ClassInfo type : mostSpecificFirst) {
            List<MethodInfo> fresh = declared(type, wanted);
            fresh.removeIf(method -> !method.is(Opcodes.ACC_PRIVATE) && replaced.contains(method.nameAndParameters()));
            fresh.forEach(method -> replaced.add(method.nameAndParameters()));
            found.addAll(fresh);
        }
        return found;
    }

    /** Visible methods as Jupiter calls them before tests: those of superclasses first, before each class its interfaces. */
    static List<MethodInfo> topDown(List<MethodInfo> visible, List<ClassInfo> classesWithInterfaces) {
        List<List<MethodInfo>> groups = groups(visible, classesWithInterfaces);
        Collections.reverse(groups);
        return groups.stream().flatMap(List::stream).toList();
    }

    /** Visible methods as Jupiter calls them after tests: those of one class in the same order as before tests. */
    static List<MethodInfo> bottomUp(List<MethodInfo> visible, List<ClassInfo> classesWithInterfaces) {
        return groups(visible, classesWithInterfaces).stream().flatMap(List::stream).toList();
    }

    /** The methods of each class, and those of all interfaces that it adds. */
    private static List<List<MethodInfo>> groups(List<MethodInfo> visible, List<ClassInfo> classesWithInterfaces) {
        List<List<MethodInfo>> groups = new ArrayList<>();
        Map<String, List<MethodInfo>> groupOf = new HashMap<>();
        boolean afterClass = true;
        for (ClassInfo type : classesWithInterfaces) {
            boolean isClass = !type.is(Opcodes.ACC_INTERFACE);
            if (isClass || afterClass) {
                groups.add(new ArrayList<>());
            }
            afterClass = isClass;
            groupOf.put(type.name(), groups.get(groups.size() - 1));
        }
        visible.forEach(method -> Objects.requireNonNull(groupOf.get(method.owner())).add(method));
        return groups;
    }

    static List<MethodInfo> reversed(List<MethodInfo> methods) {
        List<MethodInfo> copy = new ArrayList<>(methods);
        Collections.reverse(copy);
        return copy;
    }
}
