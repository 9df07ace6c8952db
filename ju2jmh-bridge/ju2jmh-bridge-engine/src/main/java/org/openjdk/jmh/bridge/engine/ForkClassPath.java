package org.openjdk.jmh.bridge.engine;

import java.io.File;
import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import org.openjdk.jmh.runner.BenchmarkList;

/**
 * Class path of forks. JMH takes it from {@code java.class.path}, which is complete if the tests run from a class
 * path or from a jar that names one in its manifest. Surefire may use class loaders of its own, or put some classes
 * on the module path, which a fork needs on its class path.
 */
final class ForkClassPath {

    private static final String CLASS_PATH = "java.class.path";
    private static final String LIST = BenchmarkList.BENCHMARK_LIST.substring(1);

    private ForkClassPath() {
    }

    /** An action that runs with the class path of forks. */
    interface Run<T, E extends Exception> {

        T run() throws E;
    }

    /** Runs an action whose forks have the class path of the tests. */
    static <T, E extends Exception> T during(Run<T, E> run) throws E {
        String before = System.getProperty(CLASS_PATH, "");
        System.setProperty(CLASS_PATH, String.join(File.pathSeparator, entries()));
        try {
            return run.run();
        } finally {
            System.setProperty(CLASS_PATH, before);
        }
    }

    static Collection<String> entries() {
        Set<String> entries = new LinkedHashSet<>();
        for (String property : Arrays.asList("surefire.test.class.path", CLASS_PATH, "jdk.module.path")) {
            entries.addAll(Arrays.asList(System.getProperty(property, "").split(File.pathSeparator)));
        }
        entries.addAll(listed());
        BuildFolder.location(BenchmarkList.class).ifPresent(jmh -> entries.add(jmh.toString()));
        entries.remove("");
        return entries;
    }

    /** Returns the locations of benchmark lists, since no property names classes that patch a module. */
    private static Collection<String> listed() {
        Set<String> roots = new LinkedHashSet<>();
        try {
            for (URL list : Collections.list(BenchmarkList.class.getClassLoader().getResources(LIST))) {
                roots.add(root(list).toString());
            }
        } catch (IOException | URISyntaxException | IllegalArgumentException e) {
            // A location that is neither a folder nor a jar cannot be on a class path.
        }
        return roots;
    }

    private static Path root(URL list) throws IOException, URISyntaxException {
        if (list.getProtocol().equals("jar")) {
            return Paths.get(((JarURLConnection) list.openConnection()).getJarFileURL().toURI());
        }
        String text = list.toString();
        return Paths.get(new URI(text.substring(0, text.length() - LIST.length())));
    }
}
