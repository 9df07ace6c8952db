package org.openjdk.jmh.runner;

import java.util.Collections;
import org.openjdk.jmh.results.reports.Wrapped;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Explains why a build has no benchmarks. Since JDK 23, the usual reason is that annotation processing is off. */
public final class EmptyBenchmarkList {

    private static final String REMEDY = "Was jmh-generator-annprocess on the processor path when the benchmarks were "
            + "compiled? Since JDK 23, javac runs processors only if asked to: add -proc:full, or in Maven's "
            + "compiler plugin <proc>full</proc> or <annotationProcessorPaths>.";

    private EmptyBenchmarkList() {
    }

    public static String remedy() {
        return REMEDY;
    }

    /** Adds the remedy to a message if the missing resource is the list of benchmarks. */
    static String missing(String message) {
        return message.endsWith(BenchmarkList.BENCHMARK_LIST) ? message + ". " + REMEDY : message;
    }

    /** Prints the remedy if the list of benchmarks is empty, rather than filtered to nothing. */
    public static void explain() {
        boolean empty = BenchmarkList.defaultList()
                .getAll(OutputFormatFactory.createFormatInstance(System.err, VerboseMode.SILENT),
                        Collections.<String>emptyList())
                .isEmpty();
        if (empty) {
            Wrapped.lines("The list of benchmarks is empty. " + REMEDY, "").forEach(System.err::println);
        }
    }
}
