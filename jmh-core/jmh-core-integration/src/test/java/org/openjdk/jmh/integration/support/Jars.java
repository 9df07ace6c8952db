package org.openjdk.jmh.integration.support;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import joptsimple.OptionParser;
import org.apache.commons.math3.util.FastMath;
import org.openjdk.jmh.generators.BenchmarkProcessor;
import org.openjdk.jmh.integration.benchmarks.SteadyBenchmark;
import org.openjdk.jmh.runner.Runner;

/** Jars and folders for the class path of child VMs. */
public final class Jars {

    private Jars() {
    }

    /** Our build of the core with its dependencies: one jar instead of upstream's, and upstream's two libraries. */
    public static List<Path> ours() {
        return List.of(home(Runner.class), home(OptionParser.class), home(FastMath.class));
    }

    /** Upstream's release of the core with its dependencies. */
    public static List<Path> upstream() {
        return List.of(released("jmh-core"), released("jopt-simple"), released("commons-math3"));
    }

    /** A released jar that the build fetched. */
    public static Path released(String artifact) {
        return Path.of(System.getProperty("upstream.jars"), artifact + ".jar");
    }

    /** Our build of the annotation processor. */
    public static Path ownProcessor() {
        return home(BenchmarkProcessor.class);
    }

    /** Benchmarks and plug-ins of these tests. */
    public static Path ownBenchmarks() {
        return home(SteadyBenchmark.class);
    }

    /** Returns the jar or folder of a class. */
    public static Path home(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the elements as one argument. */
    public static String classPath(List<Path> first, Path... others) {
        List<Path> all = new ArrayList<>(first);
        all.addAll(List.of(others));
        return all.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
