package org.openjdk.jmh.runner;

import java.util.Collections;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Explains a build without benchmarks, which since JDK 23 mostly means that annotation processing is off. */
public final class EmptyBenchmarkList {

    private static final String REMEDY = "Was jmh-generator-annprocess on the processor path when the benchmarks were "
            + "compiled? Since JDK 23, javac runs processors only if asked to: add -proc:full, or in Maven's "
            + "compiler plugin <proc>full</proc> or <annotationProcessorPaths>.";

    private EmptyBenchmarkList() {
    }

    /**
     * Says what may be wrong with the build where benchmarks are not in their list.
     *
     * @return sentences for the user
     */
    public static String remedy() {
        return REMEDY;
    }

    /** Adds the remedy to the message that a resource is missing. */
    static String missing(String message) {
        return message.endsWith(BenchmarkList.BENCHMARK_LIST) ? message + ". " + REMEDY : message;
    }

    /** Prints the remedy where the list of benchmarks is there, but holds nothing that a filter could have missed. */
    public static void explain() {
        boolean empty = BenchmarkList.defaultList()
                .getAll(OutputFormatFactory.createFormatInstance(System.err, VerboseMode.SILENT),
                        Collections.<String>emptyList())
                .isEmpty();
        if (empty) {
            System.err.println("The list of benchmarks is empty. " + REMEDY);
        }
    }
}
