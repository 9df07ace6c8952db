package org.openjdk.jmh.bridge.find;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
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
    private final Map<String, Map<String, Set<String>>> usesOfClasses = new HashMap<>();

    public PureFactories(TestClassPath classPath) {
        this.classPath = classPath;
    }

    /** Returns whether a factory of a test class works without the class-level fixtures. */
    public boolean isPure(MethodInfo factory, TestClass type) {
        return !type.perClass() && isPure(factory, new Hierarchy(classPath, type.type()).superclasses());
    }

    private boolean isPure(MethodInfo factory, List<ClassInfo> lineage) {
        Set<String> own = lineage.stream().map(ClassInfo::name).collect(Collectors.toSet());
        Deque<String> open = new ArrayDeque<>(
                Set.of(factory.owner().replace('.', '/') + "." + factory.name() + factory.descriptor()));
        Set<String> seen = new HashSet<>(open);
        while (!open.isEmpty()) {
            String method = open.pop();
            String owner = method.substring(0, method.indexOf('.'));
            Set<String> uses = usesOfClasses.computeIfAbsent(owner, this::uses).get(method);
            if (uses == null) {
                return false;
            }
            for (String use : uses) {
                String used = use.substring(0, use.indexOf('.'));
                if (own.contains(used.replace('/', '.')) && use.contains("(")) {
                    if (seen.add(use)) {
                        open.push(use);
                    }
                } else if (!isHarmless(used, use)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isHarmless(String owner, String use) {
        return VALUES.contains(owner) || owner.startsWith("java/util/stream/")
                || owner.startsWith("java/util/function/")
                || METHODS_OF_NUMBERS.contains(use.substring(0, use.contains("(") ? use.indexOf('(') : 0))
                || classPath.isEnum(owner.replace('/', '.'));
    }

    /** Returns, per method of a class, the methods that it calls, with descriptors, and the fields that it accesses. */
    private Map<String, Set<String>> uses(String owner) {
        Map<String, Set<String>> uses = new HashMap<>();
        classPath.bytes(owner.replace('/', '.')).ifPresent(bytes -> new ClassReader(bytes).accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                                                     String[] thrown) {
                        Set<String> found = new HashSet<>();
                        uses.put(owner + "." + name + descriptor, found);
                        return new UseCollector(found);
                    }
                }, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES));
        return uses;
    }

    private static final class UseCollector extends MethodVisitor {

        private final Set<String> found;

        UseCollector(Set<String> found) {
            super(Opcodes.ASM9);
            this.found = found;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            found.add(owner + "." + name + descriptor);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            found.add(owner + "." + name);
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            for (Object argument : arguments) {
                if (argument instanceof Handle handle) {
                    found.add(handle.getOwner() + "." + handle.getName() + handle.getDesc());
                }
            }
        }
    }
}
