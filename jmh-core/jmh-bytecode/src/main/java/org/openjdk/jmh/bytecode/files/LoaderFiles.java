package org.openjdk.jmh.bytecode.files;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** Reads the class files of a class loader, except those of the JDK. They cannot be listed. */
public final class LoaderFiles implements ClassFiles {

    private static final ClassLoader PLATFORM = ClassLoader.getSystemClassLoader().getParent();

    private final ClassLoader loader;

    public LoaderFiles(ClassLoader loader) {
        this.loader = loader;
    }

    @Override
    public Set<String> names() {
        return Collections.emptySet();
    }

    @Override
    public List<byte[]> read(String name) throws IOException {
        if (PLATFORM.getResource(name) != null) {
            return Collections.emptyList();
        }
        try (InputStream in = loader.getResourceAsStream(name)) {
            return in == null ? Collections.emptyList() : Collections.singletonList(FileSource.content(in));
        }
    }
}
