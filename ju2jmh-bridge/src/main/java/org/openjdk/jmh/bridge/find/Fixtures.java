package org.openjdk.jmh.bridge.find;

import org.openjdk.jmh.bridge.read.MethodInfo;

import java.util.List;
import java.util.stream.Stream;

/** Methods that run around tests, in the order of execution. */
public record Fixtures(List<MethodInfo> beforeAll, List<Call> beforeEach, List<Call> afterEach,
                       List<MethodInfo> afterAll) {

    public static final Fixtures NONE = new Fixtures(List.of(), List.of(), List.of(), List.of());

    /** A fixture method, and the index of the object to call it on: 0 for the outermost enclosing instance. */
    public record Call(MethodInfo method, int instance) {
    }

    /** Returns whether any fixture runs once for the class. */
    public boolean hasClassLevel() {
        return !beforeAll.isEmpty() || !afterAll.isEmpty();
    }

    public Stream<MethodInfo> classLevel() {
        return Stream.concat(beforeAll.stream(), afterAll.stream());
    }

    public Stream<MethodInfo> methods() {
        return Stream.concat(classLevel(),
                Stream.concat(beforeEach.stream(), afterEach.stream()).map(Call::method));
    }
}
