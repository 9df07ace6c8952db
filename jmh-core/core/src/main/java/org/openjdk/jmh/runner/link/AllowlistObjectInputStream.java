package org.openjdk.jmh.runner.link;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;

/** Serialized objects, restricted to the classes that forks have reason to send. */
public class AllowlistObjectInputStream extends ObjectInputStream {

    private final String origin;

    /**
     * Reads objects.
     *
     * @param in     their serial form
     * @param origin where they come from, for messages
     */
    public AllowlistObjectInputStream(InputStream in, String origin) throws IOException {
        super(in);
        this.origin = origin;
    }

    /**
     * Loads a class without running anything of it.
     *
     * @throws ClassNotFoundException if it is missing or not accepted; objects of it are passed over then, and what
     *                                follows them in the stream can be read
     */
    @Override
    protected Class<?> resolveClass(ObjectStreamClass description) throws IOException, ClassNotFoundException {
        Class<?> type = super.resolveClass(description);
        if (!AllowedClasses.contains(type)) {
            throw new RefusedClassException(type.getName(), origin);
        }
        return type;
    }

    @Override
    protected Class<?> resolveProxyClass(String[] interfaces) throws ClassNotFoundException {
        throw new RefusedClassException("a proxy of " + String.join(", ", interfaces), origin);
    }
}
