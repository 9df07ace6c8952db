package org.openjdk.jmh.runner.link;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;

/** Object stream that deserializes only {@linkplain AllowedClasses allowed classes}. */
public class AllowlistObjectInputStream extends ObjectInputStream {

    private final String origin;

    /**
     * Creates a stream.
     *
     * @param in     serialized objects
     * @param origin where they come from, for error messages
     */
    public AllowlistObjectInputStream(InputStream in, String origin) throws IOException {
        super(in);
        this.origin = origin;
    }

    /**
     * Loads a class without initializing it.
     *
     * @throws ClassNotFoundException if the class is missing or not allowed; the stream skips its objects and stays
     *                                readable
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
