package org.openjdk.jmh.runner.link;

/** Somebody sent an object of a class that the host does not accept. */
final class RefusedClassException extends ClassNotFoundException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates one.
     *
     * @param className of the refused class
     * @param origin    where the object comes from
     */
    RefusedClassException(String className, String origin) {
        super("the host accepts no object of " + className + " from " + origin + "; -D" + AllowedClasses.PROPERTY + "="
                + className + " of the host allows it");
    }
}
