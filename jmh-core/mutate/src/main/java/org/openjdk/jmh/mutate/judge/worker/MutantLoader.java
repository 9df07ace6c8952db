package org.openjdk.jmh.mutate.judge.worker;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Loads project and tests anew for each mutant. Only JUnit is shared with the loader of this tool, and nothing else of the
 * tool can be seen from the tests.
 */
final class MutantLoader extends URLClassLoader {

    private static final Set<String> SHARED = Set.of("org.junit.", "junit.", "org.hamcrest.", "org.opentest4j.",
            "org.apiguardian.");

    private final @Nullable LineProbe probe;
    private final Map<String, byte[]> probed = new TreeMap<>();

    MutantLoader(URL[] classPath, @Nullable LineProbe probe) {
        super(classPath, ClassLoader.getPlatformClassLoader());
        this.probe = probe;
    }

    /** {@return the class files that have probes, as they were before} */
    Map<String, byte[]> probed() {
        return probed;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (SHARED.stream().anyMatch(name::startsWith)) {
            return MutantLoader.class.getClassLoader().loadClass(name);
        }
        URL first = probe == null ? null : findResource(name.replace('.', '/') + ".class");
        if (probe == null || first == null || !first.toString().startsWith(getURLs()[0].toString())) {
            return super.findClass(name);
        }
        try (InputStream bytes = first.openStream()) {
            byte[] original = bytes.readAllBytes();
            byte[] instrumented = probe.instrument(original, name);
            probed.put(name, original);
            return defineClass(name, instrumented, 0, instrumented.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
