package org.openjdk.jmh.bridge.find;

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
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.MethodInfo;

/** Lists own and inherited methods of a class in JUnit's order. */
final class Members {

    /** JUnit's order: by the hash of the name, which is deterministic but not obvious. */
    private static final Comparator<MethodInfo> ORDER =
            Comparator.<MethodInfo>comparingInt(m -> m.name().hashCode()).thenComparing(MethodInfo::signature);

    private Members() {
    }

    private static List<MethodInfo> declared(ClassInfo type, Predicate<MethodInfo> wanted) {
        return type.methods().stream()
                .filter(method -> method.isWritten() && !method.name().startsWith("<") && wanted.test(method))
                .sorted(ORDER)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /**
     * Returns the methods of some classes that are not overridden in an earlier one, whether or not the overrider is
     * wanted.
     */
    static List<MethodInfo> visible(List<ClassInfo> mostSpecificFirst) {
        return matching(mostSpecificFirst, method -> true);
    }

    /** Like {@link #visible}, but only a wanted method overrides another one, which is the rule of JUnit 4. */
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

    /**
     * Orders visible methods as Jupiter calls them before tests: superclasses first, and interfaces before their class.
     */
    static List<MethodInfo> topDown(List<MethodInfo> visible, List<ClassInfo> classesWithInterfaces) {
        List<List<MethodInfo>> groups = groups(visible, classesWithInterfaces);
        Collections.reverse(groups);
        return groups.stream().flatMap(List::stream).toList();
    }

    /**
     * Orders visible methods as Jupiter calls them after tests: subclasses first, each class in the same order as
     * before.
     */
    static List<MethodInfo> bottomUp(List<MethodInfo> visible, List<ClassInfo> classesWithInterfaces) {
        return groups(visible, classesWithInterfaces).stream().flatMap(List::stream).toList();
    }

    /** Groups methods: one group per class, and one for all interfaces that the class adds. */
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
