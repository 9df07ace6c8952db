package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.tree.ClassNode;

/** Finds classes by name. */
public interface ClassLookup {

    /**
     * Reads a class.
     *
     * @param internalName its name, with slashes
     * @return the class, or null where it cannot be found or read
     */
    ClassNode find(String internalName);
}
