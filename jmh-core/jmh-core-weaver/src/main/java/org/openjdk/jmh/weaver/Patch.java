package org.openjdk.jmh.weaver;

import java.util.Map;
import org.objectweb.asm.tree.ClassNode;

/** Changes one upstream class. All class names are internal names, with slashes. */
interface Patch {

    /** Returns the internal name of the class that is changed. */
    String target();

    /** Describes the change in one line, as a reader of upstream's source would see it. */
    String description();

    /** Changes the class and returns the number of changed sites; the weaver rejects anything but 1. */
    int apply(ClassNode node);

    /** Shortens a class name for texts that people read. */
    static String simple(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1);
    }

    /** Returns class files that the changed class needs and that have no source, by internal name. */
    default Map<String, byte[]> addedClasses() {
        return Map.of();
    }
}
