package org.openjdk.jmh.mutate.compile;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;

/** Keeps the class files that a compiler writes in memory. */
final class InMemoryClasses extends ForwardingJavaFileManager<StandardJavaFileManager> {

    private final Map<String, ByteArrayOutputStream> written = new TreeMap<>();

    InMemoryClasses(StandardJavaFileManager files) {
        super(files);
    }

    /** {@return the class files by binary name} */
    Map<String, byte[]> classes() {
        Map<String, byte[]> classes = new TreeMap<>();
        written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
        return classes;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(JavaFileManager.Location location, String className,
                                               JavaFileObject.Kind kind, FileObject sibling) {
        return new SimpleJavaFileObject(URI.create("class:///" + className.replace('.', '/') + ".class"), kind) {
            @Override
            public OutputStream openOutputStream() {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                written.put(className, bytes);
                return bytes;
            }
        };
    }

    @Override
    public void close() {
        // Do not close the files of the class path: the next source needs them.
    }
}
