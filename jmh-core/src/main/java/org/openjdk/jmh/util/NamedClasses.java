package org.openjdk.jmh.util;

/** Loads classes by their names in lists of benchmarks. */
public final class NamedClasses {

    private NamedClasses() {
    }

    /** Loads a class without initializing it. Its name has dots also before nested classes. */
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
