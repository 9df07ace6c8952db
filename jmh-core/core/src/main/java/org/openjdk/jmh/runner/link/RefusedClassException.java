package org.openjdk.jmh.runner.link;

/** A fork sent an object of a class that its host does not accept. */
final class RefusedClassException extends ClassNotFoundException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates one.
     *
     * @param className of the refused class
     */
    RefusedClassException(String className) {
        super("the host accepts no object of " + className + " from a fork; -D" + AcceptedClasses.PROPERTY + "="
                + className + " of the host allows it");
    }
}
