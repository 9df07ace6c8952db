package org.openjdk.jmh.bridge.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bridge.find.Fixtures;
import org.openjdk.jmh.bridge.find.Framework;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;
import org.openjdk.jmh.bridge.plan.Access;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

import java.util.List;

/** Writes the statements of a test: creating objects, calling fixtures, and calling the test. */
final class Payload {

    /** Name of the variable or field with the test object. */
    static final String TEST = "test";

    private final TestClass type;
    private final TestClassPath classPath;
    /** The calls in the statements so far. */
    final Calls methods;

    Payload(TestClass type, TestClassPath classPath) {
        this.type = type;
        this.classPath = classPath;
        this.methods = new Calls(type.type(), Types.of(type.type(), classPath), new Access(classPath));
    }

    ClassName typeName(int instance) {
        return Types.of(type.instances().get(instance), classPath);
    }

    int instances() {
        return type.instances().size();
    }

    /** Returns the variable for an instance; the test object is the last one. */
    String variable(int instance) {
        if (instance == instances() - 1) {
            return TEST;
        }
        return instance == 0 ? "enclosing" : "enclosing" + (instance + 1);
    }

    /** Returns an expression that creates an instance; its enclosing instance must exist. */
    CodeBlock creation(int instance, CodeBlock testName) {
        ClassInfo made = type.instances().get(instance);
        if (instance > 0) {
            return CodeBlock.of("$L.new $L()", variable(instance - 1), made.nesting().simpleName());
        }
        if (type.parameterized()) {
            return CodeBlock.of("new $T($L)", typeName(0), ParameterStates.arguments(type));
        }
        boolean named = type.framework() == Framework.JUNIT3 && takesName();
        return named ? CodeBlock.of("new $T($L)", typeName(0), testName) : CodeBlock.of("new $T()", typeName(0));
    }

    private boolean takesName() {
        MethodInfo constructor = type.constructor();
        return constructor != null && !constructor.parameterTypes().isEmpty();
    }

    /** Returns a statement that sets the name of a JUnit 3 test if its constructor does not; otherwise empty. */
    CodeBlock naming(CodeBlock testName) {
        return type.framework() != Framework.JUNIT3 || takesName() ? CodeBlock.of("")
                : CodeBlock.builder().addStatement("$L.setName($L)", TEST, testName).build();
    }

    /** Returns statements that declare and create all instances. */
    CodeBlock declarations(CodeBlock testName) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (int i = 0; i < instances(); i++) {
            code.addStatement("$T $L = $L", typeName(i), variable(i), creation(i, testName));
        }
        return code.add(naming(testName)).build();
    }

    CodeBlock calls(List<Fixtures.Call> calls) {
        CodeBlock.Builder code = CodeBlock.builder();
        calls.forEach(call -> code
                .add(methods.on(variable(call.instance()), call.method(), SuppliedValues.toFixture(call.method()))));
        return code.build();
    }

    CodeBlock classLevelCalls(List<MethodInfo> fixtures) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (MethodInfo method : fixtures) {
            code.add(method.is(Opcodes.ACC_STATIC) ? methods.on(ownerOfStatic(method), method)
                    : methods.on(TEST, method, List.of()));
        }
        return code.build();
    }

    /** Returns the class to call a static method on: an heir of its owner, which may not be visible. */
    private ClassName ownerOfStatic(MethodInfo method) {
        ClassInfo owner = classPath.require(method.owner(), type.type().name());
        if (owner.is(Opcodes.ACC_INTERFACE)) {
            return Types.of(owner, classPath);
        }
        return type.instances().stream()
                .filter(instance -> new Hierarchy(classPath, instance).extendsClass(owner.name()))
                .findFirst()
                .map(instance -> Types.of(instance, classPath))
                .orElseGet(() -> Types.of(owner, classPath));
    }

    /** Returns the call of the test. If an exception is expected, it executes {@code leave} or throws an error. */
    CodeBlock test(BenchmarkMethod benchmark, String leave) {
        TestMethod test = benchmark.test();
        CodeBlock call = methods.on(TEST, test.method(),
                benchmark.hasLiteralArguments() ? ValueStates.toTest() : SuppliedValues.toTest(test.method()));
        if (test.expected() == null) {
            return call;
        }
        ClassInfo expected = classPath.require(test.expected(), type.type().name());
        return CodeBlock.builder()
                .beginControlFlow("try")
                .add(call)
                .nextControlFlow("catch ($T expected)", Types.of(expected, classPath))
                .addStatement(leave)
                .endControlFlow()
                .addStatement("throw new $T($S)", AssertionError.class, expected.name() + " was expected")
                .build();
    }
}
