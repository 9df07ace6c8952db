package org.openjdk.jmh.runner.link;

/** Thrown when a serialized object is of a class that the host does not accept. */
final class RefusedClassException extends ClassNotFoundException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception whose message says how to accept the class.
     *
     * @param className name of the refused class
     * @param origin    source of the object, such as "a fork"
     */
    RefusedClassException(String className, String origin) {
        super("the host rejects objects of " + className + " from " + origin + "; -D" + AllowedClasses.PROPERTY + "="
                + className + " of the host allows it");
    }
}
