package org.openjdk.jmh.bridge.read;

import java.util.List;

/** A field as its class declares it; {@code access} contains its flags. */
public record FieldInfo(String name, String descriptor, int access, List<AnnotationInfo> annotations) {

    /** Returns whether one of ASM's flags is set. */
    public boolean is(int flag) {
        return (access & flag) != 0;
    }
}
