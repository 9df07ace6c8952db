package org.example.link;

import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** A user's program that runs a benchmark and inspects the resulting exception. */
public final class HostMain {

    private HostMain() {
    }

    public static void main(String[] arguments) {
        try {
            new Runner(new OptionsBuilder().include(ComplainingBenchmark.class.getSimpleName()).forks(1)
                    .jvmArgsAppend(arguments).shouldFailOnError(true).build()).run();
        } catch (RunnerException e) {
            print(e);
        }
    }

    private static void print(Throwable e) {
        System.out.println("arrived: " + (e instanceof Complaint ? ((Complaint) e).details() : e.toString()));
        if (e.getCause() != null) {
            print(e.getCause());
        }
        for (Throwable suppressed : e.getSuppressed()) {
            print(suppressed);
        }
    }
}
