package org.openjdk.jmh.bridge.read;

import java.util.List;

/**
 * A field as its class declares it.
 *
 * @param name        its name
 * @param descriptor  the descriptor of its type
 * @param access      its flags
 * @param annotations its annotations
 */
public record FieldInfo(String name, String descriptor, int access, List<AnnotationInfo> annotations) {

    /**
     * Tells whether a flag is set.
     *
     * @param flag one of ASM's constants
     * @return whether the class file sets it
     */
    public boolean is(int flag) {
        return (access & flag) != 0;
    }
}
