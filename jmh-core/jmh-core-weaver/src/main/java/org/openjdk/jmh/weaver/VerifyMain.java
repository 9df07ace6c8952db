package org.openjdk.jmh.weaver;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Checks that the patched classes fit our own classes, after these were compiled. */
public final class VerifyMain {

    private VerifyMain() {
    }

    /**
     * Verifies the merged classes.
     *
     * @param args folder of the merged classes, upstream's jar, the file of pinned checksums, class path of the rest
     * @throws WeaveException if a class of ours replaces one of upstream's, a hook is missing, or a patched class
     *     does not load
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 4) {
            throw new IllegalArgumentException("expected: classes-folder upstream.jar checksums class-path");
        }
        Path classes = Path.of(args[0]);
        Map<String, byte[]> upstream = UpstreamJar.read(Path.of(args[1]), Path.of(args[2])).classes();
        Set<String> patched = Patches.of(upstream).stream().map(Patch::target)
                .collect(Collectors.toCollection(TreeSet::new));
        List<String> problems = overwritten(upstream, classes);
        HookCheck hooks = new HookCheck(name -> bytes(classes, name), upstream::get);
        patched.forEach(name -> problems.addAll(hooks.problemsOf(name)));
        ImplementerCheck implementers = new ImplementerCheck(name -> bytes(classes, name), upstream::get);
        patched.forEach(name -> problems.addAll(implementers.problemsOf(name)));
        problems.addAll(problemsOfLoading(patched, classes, args[3]));
        if (!problems.isEmpty()) {
            throw new WeaveException(String.join("\n", problems));
        }
    }

    /** Returns the upstream classes that one of ours with the same name has replaced. */
    private static List<String> overwritten(Map<String, byte[]> upstream, Path classes) {
        Map<String, byte[]> expected = new TreeMap<>(upstream);
        expected.putAll(new Weaver(Patches.of(upstream)).weave(upstream));
        List<String> problems = new ArrayList<>();
        expected.forEach((name, content) -> {
            if (!Arrays.equals(content, bytes(classes, name))) {
                problems.add("upstream's class " + name + " is not what upstream released, patches aside");
            }
        });
        return problems;
    }

    /** Returns the content of a class file; empty if it does not exist. */
    private static byte[] bytes(Path classes, String name) {
        Path file = classes.resolve(name + ".class");
        try {
            return Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Initializes each class, which runs the VM's verifier; only the boot loader skips it. */
    private static List<String> problemsOfLoading(Set<String> names, Path classes, String classPath)
            throws IOException {
        List<String> problems = new ArrayList<>();
        try (URLClassLoader loader = new URLClassLoader(urls(classes, classPath),
                ClassLoader.getPlatformClassLoader())) {
            for (String name : names) {
                try {
                    Class.forName(name.replace('/', '.'), true, loader);
                } catch (ClassNotFoundException | LinkageError e) {
                    problems.add("patched class " + name + " does not load: " + e);
                }
            }
        }
        return problems;
    }

    private static URL[] urls(Path classes, String classPath) throws MalformedURLException {
        List<URL> urls = new ArrayList<>();
        urls.add(classes.toUri().toURL());
        for (String element : classPath.split(File.pathSeparator)) {
            urls.add(Path.of(element).toUri().toURL());
        }
        return urls.toArray(URL[]::new);
    }
}
