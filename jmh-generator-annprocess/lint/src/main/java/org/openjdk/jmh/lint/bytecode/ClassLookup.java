package org.openjdk.jmh.lint.bytecode;

import java.util.List;
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

    /**
     * Finds the name that a class file has for a class.
     *
     * @param qualifiedName with dots, in front of nested classes too
     * @return with slashes; null where there is no such class
     */
    String internalName(String qualifiedName);

    /**
     * Lists the classes that name a class as their superclass, or as an interface of theirs.
     *
     * @param internalName with slashes
     * @return their names, with slashes, in order of names
     */
    List<String> subtypes(String internalName);

    /**
     * Lists the classes that say nothing of benchmarks and call a method of that name, of whichever class.
     *
     * @param method     its name
     * @param descriptor its descriptor
     * @return names of classes, with slashes, in order of names; some may call no such method
     */
    List<String> callers(String method, String descriptor);

    /**
     * Learns of code that cannot be read.
     *
     * @param what names it
     */
    void damaged(String what);
}
