package org.openjdk.jmh.bridge.find;

import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.FieldInfo;

/** A field of the test object that JUnit sets before each test; {@code owner} is a binary name. */
public record InjectedField(String owner, String name, String descriptor, boolean isPrivate) {

    static InjectedField of(ClassInfo owner, FieldInfo field) {
        return new InjectedField(owner.name(), field.name(), field.descriptor(), field.is(Opcodes.ACC_PRIVATE));
    }
}
