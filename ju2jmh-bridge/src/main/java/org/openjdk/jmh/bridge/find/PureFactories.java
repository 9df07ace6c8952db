package org.openjdk.jmh.bridge.find;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.MemberUse;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/**
 * Finds factories of arguments that can be called without the class-level fixtures, which may take a minute. Such a
 * factory is static and only combines values. If its class file does not prove that, it is not pure.
 */
public final class PureFactories {

    /** Classes of values and collections. Classes that read state of the VM are missing. */
    private static final Set<String> VALUES = Set.of("java/lang/Object", "java/lang/String", "java/lang/StringBuilder",
            "java/lang/Boolean", "java/lang/Byte", "java/lang/Character", "java/lang/Short", "java/lang/Float",
            "java/lang/Double", "java/lang/Math", "java/lang/Iterable", "java/util/List", "java/util/Set",
            "java/util/Map", "java/util/Map$Entry", "java/util/Collection", "java/util/Collections", "java/util/Arrays",
            "java/util/ArrayList", "java/util/HashMap", "java/util/LinkedHashMap", "java/util/HashSet",
            "java/util/LinkedHashSet", "java/util/TreeMap", "java/util/TreeSet", "java/util/Iterator",
            "java/util/Optional", "org/junit/jupiter/params/provider/Arguments");
    private static final Set<String> METHODS_OF_NUMBERS = Set.of("java/lang/Integer.valueOf", "java/lang/Long.valueOf");

    private final TestClassPath classPath;
    private final Map<String, Map<String, Set<MemberUse>>> usesOfClasses = new HashMap<>();

    public PureFactories(TestClassPath classPath) {
        this.classPath = classPath;
    }

    /** Returns whether a factory of a test class works without the class-level fixtures. */
    public boolean isPure(MethodInfo factory, TestClass type) {
        return !type.perClass() && isPure(factory, new Hierarchy(classPath, type.type()).superclasses());
    }

    private boolean isPure(MethodInfo factory, List<ClassInfo> lineage) {
        Set<String> own = lineage.stream().map(ClassInfo::name).collect(Collectors.toSet());
        Deque<MemberUse> open = new ArrayDeque<>(
                Set.of(new MemberUse(factory.owner().replace('.', '/'), factory.name(), factory.descriptor())));
        Set<MemberUse> seen = new HashSet<>(open);
        while (!open.isEmpty()) {
            MemberUse method = open.pop();
            Set<MemberUse> uses = usesOfClasses.computeIfAbsent(method.owner(), this::uses)
                    .get(method.name() + method.descriptor());
            if (uses == null) {
                return false;
            }
            for (MemberUse use : uses) {
                if (own.contains(use.owner().replace('/', '.')) && use.isMethod()) {
                    if (seen.add(use)) {
                        open.push(use);
                    }
                } else if (!isHarmless(use)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isHarmless(MemberUse use) {
        String owner = use.owner();
        return VALUES.contains(owner) || owner.startsWith("java/util/stream/")
                || owner.startsWith("java/util/function/")
                || use.isMethod() && METHODS_OF_NUMBERS.contains(use.id())
                || classPath.isEnum(owner.replace('/', '.'));
    }

    private Map<String, Set<MemberUse>> uses(String owner) {
        return classPath.bytes(owner.replace('/', '.')).map(MemberUse::byMethod).orElse(Map.of());
    }
}
