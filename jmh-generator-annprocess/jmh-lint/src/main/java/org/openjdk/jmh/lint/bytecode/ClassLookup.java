package org.openjdk.jmh.lint.bytecode;

import java.util.List;
import org.objectweb.asm.tree.ClassNode;

/** Finds classes by name. */
public interface ClassLookup {

    /**
     * Finds and reads a class.
     *
     * @param internalName internal name, with slashes
     * @return null if it cannot be found or read
     */
    ClassNode find(String internalName);

    /**
     * Returns the internal name of a class.
     *
     * @param qualifiedName qualified name, with dots before nested classes as well
     * @return null if there is no such class
     */
    String internalName(String qualifiedName);

    /**
     * Returns the direct subclasses or implementers of a class.
     *
     * @param internalName internal name, with slashes
     * @return internal names, sorted
     */
    List<String> subtypes(String internalName);

    /**
     * Returns the classes without JMH annotations that call a method with this name and descriptor, of any class.
     *
     * @param descriptor descriptor of the method
     * @return internal names, sorted; may include classes without such a call
     */
    List<String> callers(String method, String descriptor);

    /** Records code that cannot be read. */
    void damaged(String what);
}
