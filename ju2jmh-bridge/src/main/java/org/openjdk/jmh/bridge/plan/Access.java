package org.openjdk.jmh.bridge.plan;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bridge.find.Framework;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Decides whether source code in the package of a test class can name and call everything that a test needs. */
public record Access(TestClassPath classPath) {

    /** Returns what prevents plain calls; empty if nothing does. */
    Optional<String> obstacle(TestClass type, TestMethod test) {
        if (type.type().packageName().isEmpty()) {
            return Optional.of("Java cannot import classes of the unnamed package");
        }
        return first(Stream.concat(
                type.instances().stream().map(this::ofType),
                Stream.concat(
                        Stream.of(ofConstructors(type), ofParameters(type), ofClassFixtures(type),
                                ofExpected(test, type.type())),
                        Stream.concat(type.fixtures().methods(), Stream.of(test.method()))
                                .map(method -> ofMethod(method, type)))));
    }

    private static Optional<String> first(Stream<@Nullable String> obstacles) {
        return obstacles.filter(Objects::nonNull).findFirst();
    }

    private @Nullable String ofType(ClassInfo type) {
        if (type.nesting().isLocal()) {
            return type.name() + " is a local class";
        }
        if (type.is(Opcodes.ACC_PRIVATE)) {
            return type.name() + " is private";
        }
        String simpleName = type.nesting().outer() == null ? type.nameInPackage() : type.nesting().simpleName();
        if (simpleName == null || !JavaNames.isIdentifier(simpleName)) {
            return "\"" + simpleName + "\" is not a valid name in Java";
        }
        String outer = type.nesting().outer();
        return outer == null ? null : ofType(classPath.require(outer, type.name()));
    }

    private static @Nullable String ofConstructors(TestClass type) {
        if (type.constructor() == null) {
            return type.type().name() + " has no constructor without arguments";
        }
        return type.constructor().is(Opcodes.ACC_PRIVATE) ? "the constructor of " + type.type().name() + " is private"
                : null;
    }

    private @Nullable String ofParameters(TestClass type) {
        return type.parameterTypes().stream().allMatch(each -> isNameable(each, type.type())) ? null
                : "the package of " + type.type().name() + " cannot access the types of its parameters";
    }

    /**
     * Non-static fixtures are errors that JUnit reports. A source that calls them would not compile, and stop all
     * others.
     */
    private static @Nullable String ofClassFixtures(TestClass type) {
        return type.perClass() ? null : type.fixtures().classLevel()
                .filter(method -> !method.is(Opcodes.ACC_STATIC)).findFirst()
                .map(method -> method.owner() + "." + method.name()
                        + "() must be static, since it runs before there is a test object")
                .orElse(null);
    }

    /**
     * JUnit rejects private methods, and JUnit 4 all that are not public, so a method handle must not call them either.
     */
    private @Nullable String ofMethod(MethodInfo method, TestClass type) {
        boolean foreign = !ClassInfo.packageOf(method.owner()).equals(type.type().packageName());
        boolean refused = method.is(Opcodes.ACC_PRIVATE)
                || type.framework() == Framework.JUNIT4 && foreign && !method.is(Opcodes.ACC_PUBLIC);
        if (refused) {
            return method.owner() + "." + method.name() + "() is not visible in the package of the test";
        }
        method.exceptions().forEach(e -> classPath.require(e, method.owner()));
        return null;
    }

    /** Returns whether source code can call a method of a test class; otherwise only a method handle can. */
    public boolean isCallable(MethodInfo method, ClassInfo caller) {
        boolean samePackage = ClassInfo.packageOf(method.owner()).equals(caller.packageName());
        boolean visible = method.is(Opcodes.ACC_PUBLIC) || samePackage && !method.is(Opcodes.ACC_PRIVATE);
        return visible && JavaNames.isIdentifier(method.name()) && (method.parameters().isEmpty()
                || !method.generic() && method.parameters().stream().allMatch(type -> isNameable(type, caller)));
    }

    private boolean isNameable(Type type, ClassInfo caller) {
        Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        if (element.getSort() != Type.OBJECT) {
            return true;
        }
        ClassInfo named = classPath.require(element.getClassName(), caller.name());
        return isVisible(named, caller);
    }

    private boolean isVisible(ClassInfo type, ClassInfo caller) {
        return type.packageName().equals(caller.packageName()) ? ofType(type) == null
                : isPublicThroughout(type) && ofType(type) == null;
    }

    private @Nullable String ofExpected(TestMethod test, ClassInfo caller) {
        if (test.expected() == null) {
            return null;
        }
        ClassInfo expected = classPath.require(test.expected(), test.method().owner());
        if (!isVisible(expected, caller)) {
            return "the expected " + expected.name() + " is not visible in the package of the test";
        }
        boolean throwable = !isChecked(expected) || isDeclared(test.method().exceptions(), expected);
        return throwable ? null : "the expected " + expected.name() + " is checked, but no method declares it";
    }

    private boolean isPublicThroughout(ClassInfo type) {
        String outer = type.nesting().outer();
        return type.is(Opcodes.ACC_PUBLIC)
                && (outer == null || isPublicThroughout(classPath.require(outer, type.name())));
    }

    private boolean isChecked(ClassInfo exception) {
        Hierarchy hierarchy = new Hierarchy(classPath, exception);
        boolean catchAll = List.of("java.lang.Exception", "java.lang.Throwable").contains(exception.name());
        return !catchAll && !hierarchy.extendsClass("java.lang.RuntimeException")
                && !hierarchy.extendsClass("java.lang.Error");
    }

    private boolean isDeclared(List<String> declared, ClassInfo exception) {
        return declared.stream().anyMatch(name -> isRelated(name, exception));
    }

    private boolean isRelated(String name, ClassInfo exception) {
        Optional<ClassInfo> declared = classPath.find(name);
        return new Hierarchy(classPath, exception).extendsClass(name)
                || declared.isPresent() && new Hierarchy(classPath, declared.get()).extendsClass(exception.name());
    }

    /** Returns whether source code can name the class and call its constructor. */
    boolean isNameable(TestClass type) {
        return !type.type().packageName().isEmpty()
                && type.instances().stream().allMatch(instance -> ofType(instance) == null)
                && ofConstructors(type) == null;
    }
}
