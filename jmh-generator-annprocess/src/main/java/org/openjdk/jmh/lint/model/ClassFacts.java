package org.openjdk.jmh.lint.model;

import java.util.List;

/** A class as the rules see it, whether it was read from source or from bytecode. */
public interface ClassFacts extends Annotated {

    /**
     * Names the class.
     *
     * @return its qualified name, with dots in front of nested classes too
     */
    String name();

    /**
     * Names the class in messages.
     *
     * @return its simple name; for an anonymous class, that of what it extends or implements
     */
    String title();

    /**
     * Tells whether the class cannot be instantiated.
     *
     * @return true for abstract classes and interfaces
     */
    boolean isAbstract();

    /**
     * Finds the class around this one.
     *
     * @return null for a top-level class, or where it cannot be found
     */
    ClassFacts enclosing();

    /**
     * Finds the superclass.
     *
     * @return null where there is none or it cannot be found
     */
    ClassFacts superclass();

    /**
     * Tells whether the class may inherit what cannot be seen.
     *
     * @return true where a superclass that is none of Java's own cannot be found
     */
    boolean inheritsUnknown();

    /**
     * Lists the fields that the class declares.
     *
     * @return in order of declaration
     */
    List<FieldFacts> fields();

    /**
     * Lists the methods that the class declares.
     *
     * @return in order of declaration
     */
    List<MethodFacts> methods();

    /**
     * Finds a class of the same package.
     *
     * @param name simple name of a top-level class
     * @return null where there is none, or it cannot be found
     */
    ClassFacts neighbour(String name);

    /**
     * Finds a class that this one may refer to.
     *
     * @param className qualified name of the class, with dots in front of nested classes, too
     * @return null where there is none, or it cannot be found
     */
    ClassFacts find(String className);

    /**
     * Lists the classes that extend or implement this one directly, as far as they are known.
     *
     * @return in order of names; none where the front end does not know them
     */
    List<ClassFacts> subtypes();

    /**
     * Lists the member classes that the class declares.
     *
     * @return in order of declaration
     */
    List<ClassFacts> nested();

    /**
     * Finds the methods of one name of any class.
     *
     * @param className qualified name of the class, with dots in front of nested classes, too
     * @param method    name; of constructors {@code <init>}
     * @return {@link Overloads#OF_NO_CLASS} where there is none of that name, {@link Overloads#UNKNOWN} where that cannot be
     *         told
     */
    Overloads overloads(String className, String method);
}
