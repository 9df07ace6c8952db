package org.openjdk.jmh.bridge.find;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.MethodInfo;

/**
 * A class whose tests JUnit would run.
 *
 * @param type      the class
 * @param framework whose rules hold
 * @param instances the classes of the objects that a test needs: enclosing ones first, the class itself last
 * @param methods   its test methods, those that cannot be converted among them
 * @param fixtures  what runs around the tests
 * @param rules     the rules around fixtures and tests
 * @param demand    why only JUnit itself can run its tests, {@code null} if nothing but calls are needed
 * @param listed    whether JUnit must be asked for the invocations of all its tests
 * @param perClass  whether all tests share one object
 * @param supplied  whether JUnit has to do what is done once for the class, as it supplies something to it
 * @param served    the fields of its objects that JUnit sets before each test, in the order of their values
 */
public record TestClass(ClassInfo type, Framework framework, List<ClassInfo> instances, List<TestMethod> methods,
                        Fixtures fixtures, JUnitRules rules, @Nullable String demand, boolean listed,
                        boolean perClass, boolean supplied, List<ServedField> served) {

    /**
     * Returns the constructor that makes the test object.
     *
     * @return the constructor that JUnit would use, {@code null} if there is none
     */
    public @Nullable MethodInfo constructor() {
        return parameterized() && served.isEmpty() ? type.constructors().get(0) : Constructors.of(type, framework);
    }

    /**
     * Tells whether JUnit makes objects with each of several parameter sets, and nothing but calls are needed to do so.
     *
     * @return whether it is a class for JUnit 4's runner of that name
     */
    public boolean parameterized() {
        return framework == Framework.JUNIT4 && listed && demand == null;
    }

    /**
     * Returns the types of the parameters of a {@link #parameterized()} class.
     *
     * @return those of its fields, or else of its constructor; none for other classes
     */
    public List<Type> parameterTypes() {
        if (!parameterized()) {
            return List.of();
        }
        return served.isEmpty() ? type.constructors().get(0).parameters()
                : served.stream().map(field -> Type.getType(field.descriptor())).toList();
    }

    /**
     * Tells whether anything runs once for the class.
     *
     * @return whether there are class-level fixtures, or rules around them
     */
    public boolean hasClassLevel() {
        return fixtures.hasClassLevel() || !rules.ofClass().isEmpty();
    }

    /**
     * Returns the same class with other methods.
     *
     * @param others test methods
     * @return a class that differs in nothing else
     */
    public TestClass withMethods(List<TestMethod> others) {
        return new TestClass(type, framework, instances, others, fixtures, rules, demand, listed, perClass,
                supplied, served);
    }

    /**
     * Tells whether JUnit must be asked about a test.
     *
     * @param method one of the methods
     * @return whether the class files do not tell all; where an extension has a say, they do not
     */
    public boolean needsListing(TestMethod method) {
        return listed || method.needsListing() || method.sets() != null && demand != null;
    }

    /**
     * Tells whether JUnit must be asked about this class.
     *
     * @return whether at least one method that may be converted needs it
     */
    public boolean needsListing() {
        return methods.stream().anyMatch(m -> m.skip() == null && needsListing(m));
    }
}
