package org.openjdk.jmh.runner.link;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;

/** What a fork sends, restricted to classes that forks have reason to send. */
final class LinkInputStream extends ObjectInputStream {

    LinkInputStream(InputStream in) throws IOException {
        super(in);
    }

    /** Does nothing: {@link Newcomer} has read the header. */
    @Override
    protected void readStreamHeader() {
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
        if (!AcceptedClasses.contains(type)) {
            throw new RefusedClassException(type.getName());
        }
        return type;
    }

    @Override
    protected Class<?> resolveProxyClass(String[] interfaces) throws ClassNotFoundException {
        throw new RefusedClassException("a proxy of " + String.join(", ", interfaces));
    }
}
