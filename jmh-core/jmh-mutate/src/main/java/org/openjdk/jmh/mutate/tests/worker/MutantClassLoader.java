package org.openjdk.jmh.mutate.tests.worker;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Loads project and tests anew for each mutant. Shares only JUnit with the tool, so that tests see no other class of
 * it.
 */
final class MutantClassLoader extends URLClassLoader {

    private static final Set<String> SHARED = Set.of("org.junit.", "junit.", "org.hamcrest.", "org.opentest4j.",
            "org.apiguardian.");

    private final @Nullable LineCoverage probe;
    /** {@return the original content of instrumented class files} */
    final Map<String, byte[]> probed = new TreeMap<>();

    MutantClassLoader(URL[] classPath, @Nullable LineCoverage probe) {
        super(classPath, ClassLoader.getPlatformClassLoader());
        this.probe = probe;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (SHARED.stream().anyMatch(name::startsWith)) {
            return MutantClassLoader.class.getClassLoader().loadClass(name);
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
