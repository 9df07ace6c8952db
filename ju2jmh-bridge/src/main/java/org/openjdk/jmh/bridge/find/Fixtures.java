package org.openjdk.jmh.bridge.find;

import org.openjdk.jmh.bridge.read.MethodInfo;

import java.util.List;
import java.util.stream.Stream;

/**
 * What runs around tests, in the order of execution.
 *
 * @param beforeAll  once before the tests of the class
 * @param beforeEach before each test
 * @param afterEach  after each test
 * @param afterAll   once after the tests of the class
 */
public record Fixtures(List<MethodInfo> beforeAll, List<Call> beforeEach, List<Call> afterEach,
                       List<MethodInfo> afterAll) {

    /** No fixtures at all. */
    public static final Fixtures NONE = new Fixtures(List.of(), List.of(), List.of(), List.of());

    /**
     * A fixture method and the object that it is called on.
     *
     * @param method   the method
     * @param instance the place of the object: 0 for the outermost enclosing instance
     */
    public record Call(MethodInfo method, int instance) {
    }

    /**
     * Tells whether anything runs once for the class.
     *
     * @return whether there are class-level fixtures
     */
    public boolean hasClassLevel() {
        return !beforeAll.isEmpty() || !afterAll.isEmpty();
    }

    /**
     * Returns what runs once for the class.
     *
     * @return class-level fixture methods
     */
    public Stream<MethodInfo> classLevel() {
        return Stream.concat(beforeAll.stream(), afterAll.stream());
    }

    /**
     * Returns all fixture methods.
     *
     * @return class-level ones and those of each test
     */
    public Stream<MethodInfo> methods() {
        return Stream.concat(classLevel(),
                Stream.concat(beforeEach.stream(), afterEach.stream()).map(Call::method));
    }
}
