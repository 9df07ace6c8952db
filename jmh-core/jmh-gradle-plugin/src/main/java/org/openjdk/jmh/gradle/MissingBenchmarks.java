package org.openjdk.jmh.gradle;

import org.openjdk.jmh.builds.modules.BenchmarkModule;

/** Explains why a project has no benchmarks and how to add some. */
final class MissingBenchmarks {

    private MissingBenchmarks() {
    }

    static String remedy(BenchmarkModule module, String sourceSet) {
        if (module.facts().tests().classes().isEmpty() && !sourceSet.equals("main")) {
            return "there is no source set " + sourceSet + "; jmhOptions { sourceSet = 'test' } names another one";
        }
        if (!module.hasJmh()) {
            return "the source set " + sourceSet + " does not depend on org.openjdk.jmh:jmh-core";
        }
        return "the source set " + sourceSet + " has no " + BenchmarkModule.LIST + ", which JMH's annotation processor "
                + "writes. Is a method annotated with @Benchmark? Is the processor named: dependencies { "
                + (sourceSet.equals("main") ? "annotationProcessor" : sourceSet + "AnnotationProcessor")
                + " 'org.openjdk.jmh:jmh-generator-annprocess:" + PluginVersion.get() + "' }?";
    }
}
