package org.openjdk.jmh.maven;

import org.openjdk.jmh.builds.classpaths.Harness;
import org.openjdk.jmh.builds.modules.BenchmarkModule;

/** Explains why a module has no benchmarks and how to add some. */
final class MissingBenchmarks {

    private MissingBenchmarks() {
    }

    static String remedy(BenchmarkModule module, String version) {
        if (!module.hasJmh()) {
            return "it does not depend on " + Harness.GROUP + ":" + Harness.CORE + ". Add it and "
                    + Harness.GROUP + ":" + Harness.PROCESSOR + ", both in version " + version
                    + ", the latter with <scope>provided</scope>; or name the module that has the benchmarks: -pl MODULE";
        }
        return "there is no " + BenchmarkModule.LIST + " in " + module.facts().main().classes().get(0) + " or "
                + module.facts().tests().classes().get(0) + ", which JMH's annotation processor writes. "
                + (module.hasProcessor()
                        ? "Is a method annotated with @Benchmark? Since JDK 23, javac runs processors only if asked to: "
                                + "add <proc>full</proc> to the configuration of maven-compiler-plugin."
                        : "Add it to the configuration of maven-compiler-plugin: <annotationProcessorPaths><path><groupId>"
                                + Harness.GROUP + "</groupId><artifactId>" + Harness.PROCESSOR
                                + "</artifactId><version>" + version + "</version></path></annotationProcessorPaths>");
    }
}
