package org.openjdk.jmh.lint.model;

import java.util.List;

/** A class as the rules see it, read from source or from bytecode. */
public interface ClassFacts extends Annotated {

    /** Returns the qualified name, with dots before nested classes as well. */
    String name();

    /** Returns the name for messages: the simple name; for an anonymous class, that of its supertype. */
    String title();

    /** Returns whether the class is abstract or an interface. */
    boolean isAbstract();

    /** Returns the enclosing class; null for a top-level class, or if it cannot be found. */
    ClassFacts enclosing();

    /** Returns the superclass; null if there is none or it cannot be found. */
    ClassFacts superclass();

    /** Returns whether a superclass outside of the JDK cannot be found, so that inherited members are unknown. */
    boolean inheritsUnknown();

    /** Returns the declared fields in the order of declaration. */
    List<FieldFacts> fields();

    /** Returns the declared methods in the order of declaration. */
    List<MethodFacts> methods();

    /** Returns a top-level class of the same package; null if it cannot be found. */
    ClassFacts classInSamePackage(String name);

    /**
     * Returns a class that this class may refer to; null if it cannot be found.
     *
     * @param className qualified name, with dots before nested classes as well
     */
    ClassFacts find(String className);

    /** Returns the direct subclasses or implementers, sorted by name; empty if the front end does not know them. */
    List<ClassFacts> subtypes();

    /** Returns the declared member classes in the order of declaration. */
    List<ClassFacts> nested();

    /**
     * Returns the methods with one name of any class.
     *
     * @param className qualified name, with dots before nested classes as well
     * @param method    name; {@code <init>} for constructors
     * @return {@link Overloads#OF_NO_CLASS} if there is no such class, {@link Overloads#UNKNOWN} if that cannot be
     * determined
     */
    Overloads overloads(String className, String method);
}
