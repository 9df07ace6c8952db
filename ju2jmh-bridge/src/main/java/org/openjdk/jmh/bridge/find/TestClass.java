package org.openjdk.jmh.bridge.find;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.MethodInfo;

/**
 * A class whose tests JUnit would run.
 *
 * @param instances      classes of the objects that a test needs: enclosing classes first, the class itself last
 * @param methods        test methods, including those that cannot be converted
 * @param launcherReason why only JUnit can run its tests, null if plain calls can
 * @param listed         only JUnit can list the invocations of its tests
 * @param perClass       all tests share one object
 * @param supplied       JUnit injects something into the class, so it must run what happens once for the class
 * @param injectedFields fields of its objects that JUnit sets before each test, in the order of their values
 */
public record TestClass(ClassInfo type, Framework framework, List<ClassInfo> instances, List<TestMethod> methods,
                        Fixtures fixtures, JUnitRules rules, @Nullable String launcherReason, boolean listed,
                        boolean perClass, boolean supplied, List<InjectedField> injectedFields) {

    /** Returns the constructor that JUnit would call; null if there is none. */
    public @Nullable MethodInfo constructor() {
        return parameterized() && injectedFields.isEmpty() ? type.constructors().get(0)
                : Constructors.of(type, framework);
    }

    /**
     * Returns whether plain calls can create its objects with the parameter sets of JUnit 4's runner
     * {@code Parameterized}.
     */
    public boolean parameterized() {
        return framework == Framework.JUNIT4 && listed && launcherReason == null;
    }

    /** Returns the types of the parameters of a {@link #parameterized()} class; empty for other classes. */
    public List<Type> parameterTypes() {
        if (!parameterized()) {
            return List.of();
        }
        return injectedFields.isEmpty() ? type.constructors().get(0).parameters()
                : injectedFields.stream().map(field -> Type.getType(field.descriptor())).toList();
    }

    /** Returns whether any fixture or rule runs once for the class. */
    public boolean hasClassLevel() {
        return fixtures.hasClassLevel() || !rules.ofClass().isEmpty();
    }

    public TestClass withMethods(List<TestMethod> others) {
        return new TestClass(type, framework, instances, others, fixtures, rules, launcherReason, listed, perClass,
                supplied, injectedFields);
    }

    /**
     * Returns whether only JUnit can list a test's invocations: the class files do not say them, or an extension may
     * change them.
     */
    public boolean needsListing(TestMethod method) {
        return listed || method.needsListing() || method.sets() != null && launcherReason != null;
    }

    /** Returns whether JUnit must list invocations of at least one method. */
    public boolean needsListing() {
        return methods.stream().anyMatch(m -> m.skip() == null && needsListing(m));
    }
}
