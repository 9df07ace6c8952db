package org.openjdk.jmh.bridge.runtime;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;

/**
 * Class loader that hides all extensions but {@link ArgumentCapture} from JUnit's search. A project that does not let
 * JUnit search must not get those that happen to be on its class path.
 */
final class OnlyOurExtension extends ClassLoader {

    private static final String SERVICES = "META-INF/services/org.junit.jupiter.api.extension.Extension";

    OnlyOurExtension(ClassLoader parent) {
        super(parent);
    }

    /** Opens the root node, which makes JUnit search for extensions. */
    static void whileOpening(OpenNode node) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        thread.setContextClassLoader(new OnlyOurExtension(usual));
        try {
            node.openIfWanted();
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return name.equals(SERVICES) ? Collections.enumeration(Collections.singleton(list()))
                : super.getResources(name);
    }

    private static URL list() throws IOException {
        byte[] content = ArgumentCapture.class.getName().getBytes(StandardCharsets.UTF_8);
        return new URL("ju2jmh", null, -1, "/" + SERVICES, new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) {
                return new URLConnection(url) {
                    @Override
                    public void connect() {
                        // The content is a constant.
                    }

                    @Override
                    public InputStream getInputStream() {
                        return new ByteArrayInputStream(content);
                    }
                };
            }
        });
    }
}
