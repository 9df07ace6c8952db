package org.example.link;

import java.net.URI;
import java.security.Policy;
import java.security.URIParameter;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** A user's program that runs benchmarks with a security manager. */
public final class GuardedMain {

    private GuardedMain() {
    }

    /**
     * Runs the benchmark.
     *
     * @param arguments address of the policy, name of the benchmark
     */
    @SuppressWarnings("removal")
    public static void main(String[] arguments) throws Exception {
        Policy.setPolicy(Policy.getInstance("JavaPolicy", new URIParameter(URI.create(arguments[0]))));
        System.setSecurityManager(new SecurityManager());
        new Runner(new OptionsBuilder().include(arguments[1]).forks(1).warmupIterations(0).measurementIterations(1)
                .shouldFailOnError(true).build()).run();
    }
}
