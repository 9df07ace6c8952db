package org.openjdk.jmh.bridge.find;

import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.FieldInfo;

/**
 * A field of the test object that JUnit sets before each test, and a plain assignment can.
 *
 * @param owner      the binary name of the class that declares it
 * @param name       its name
 * @param descriptor the descriptor of its type
 * @param isPrivate  whether no other source can name it
 */
public record ServedField(String owner, String name, String descriptor, boolean isPrivate) {

    static ServedField of(ClassInfo owner, FieldInfo field) {
        return new ServedField(owner.name(), field.name(), field.descriptor(), field.is(Opcodes.ACC_PRIVATE));
    }
}
