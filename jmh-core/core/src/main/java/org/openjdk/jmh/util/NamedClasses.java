package org.openjdk.jmh.util;

/** Finds classes by the names that lists of benchmarks have. */
public final class NamedClasses {

    private NamedClasses() {
    }

    /**
     * Loads a class, without initializing it.
     *
     * @param name qualified name, with dots also in front of nested classes
     * @return the class
     * @throws ClassNotFoundException if there is none
     */
    public static Class<?> load(String name) throws ClassNotFoundException {
        try {
            return Class.forName(name, false, NamedClasses.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            int dot = name.lastIndexOf('.');
            if (dot < 0) {
                throw e;
            }
            return load(name.substring(0, dot) + '$' + name.substring(dot + 1));
        }
    }
}
