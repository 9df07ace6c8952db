package org.openjdk.jmh.weaver;

import java.util.Map;
import org.objectweb.asm.tree.ClassNode;

/** One change to one upstream class. */
public interface Patch {

    /** Internal name of the class that is changed. */
    String target();

    /** The change in one line, as a reader of upstream's source would describe it. */
    String description();

    /**
     * Changes the class.
     *
     * @return the number of sites that the patch found and changed; anything but one is a patch that does not fit
     */
    int apply(ClassNode node);

    /** Class files that the changed class needs and that no source gives, by internal name. */
    default Map<String, byte[]> addedClasses() {
        return Map.of();
    }
}
