package org.openjdk.jmh.bridge.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bridge.plan.JavaNames;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** Names of types in generated sources. */
final class Types {

    private static final String ANNOTATIONS = "org.openjdk.jmh.annotations";
    private static final String RUNTIME = "org.openjdk.jmh.bridge.runtime";

    static final ClassName BENCHMARK = annotation("Benchmark");
    static final ClassName STATE = annotation("State");
    static final ClassName SCOPE = annotation("Scope");
    static final ClassName SETUP = annotation("Setup");
    static final ClassName TEAR_DOWN = annotation("TearDown");
    static final ClassName LEVEL = annotation("Level");
    static final ClassName PARAM = annotation("Param");
    static final ClassName BENCHMARK_PARAMS = ClassName.get("org.openjdk.jmh.infra", "BenchmarkParams");
    static final ClassName HIDDEN_METHOD = ClassName.get(RUNTIME, "HiddenMethod");
    static final ClassName SUPPLIED_TEST = ClassName.get(RUNTIME, "SuppliedTest");
    static final ClassName TEST_RULES = ClassName.get(RUNTIME, "TestRules");
    static final ClassName CLASS_PARAMETERS = ClassName.get(RUNTIME, "ClassParameters");
    static final ClassName CLASS_RULES = ClassName.get(RUNTIME, "ClassRules");
    static final ClassName PLATFORM_CLASS = ClassName.get(RUNTIME, "PlatformClass");
    static final ClassName PLATFORM_TEST = ClassName.get(RUNTIME, "PlatformTest");
    static final ClassName RUNNER_TEST = ClassName.get(RUNTIME, "RunnerTest");
    static final ClassName SUITE_TEST = ClassName.get(RUNTIME, "SuiteTest");

    private Types() {
    }

    static ClassName annotation(String name) {
        return ClassName.get(ANNOTATIONS, name);
    }

    /** Returns the name of a parameter's type. */
    static TypeName of(Type type, String neededBy, TestClassPath classPath) {
        return switch (type.getSort()) {
            case Type.BOOLEAN -> TypeName.BOOLEAN;
            case Type.BYTE -> TypeName.BYTE;
            case Type.CHAR -> TypeName.CHAR;
            case Type.SHORT -> TypeName.SHORT;
            case Type.INT -> TypeName.INT;
            case Type.LONG -> TypeName.LONG;
            case Type.FLOAT -> TypeName.FLOAT;
            case Type.DOUBLE -> TypeName.DOUBLE;
            case Type.ARRAY -> ArrayTypeName.of(of(component(type), neededBy, classPath));
            default -> of(classPath.require(type.getClassName(), neededBy), classPath);
        };
    }

    /** Joins the simple names of types into a part of a name. */
    static String words(List<Type> types) {
        return types.stream().map(type -> {
            String name = type.getClassName().replace("[]", "Array");
            String simple = name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
            return ClassWriter.capitalized(JavaNames.ascii(simple));
        }).collect(Collectors.joining());
    }

    private static Type component(Type array) {
        return Type.getType(array.getDescriptor().substring(1));
    }

    static ClassName of(ClassInfo type, TestClassPath classPath) {
        Deque<String> names = new ArrayDeque<>();
        ClassInfo current = type;
        for (String outer = current.nesting().outer(); outer != null; outer = current.nesting().outer()) {
            names.addFirst(current.simpleName());
            current = classPath.require(outer, current.name());
        }
        return ClassName.get(current.packageName(), current.nameInPackage(), names.toArray(new String[0]));
    }
}
