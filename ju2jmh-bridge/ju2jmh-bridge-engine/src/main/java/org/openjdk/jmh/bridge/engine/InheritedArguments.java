package org.openjdk.jmh.bridge.engine;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * VM arguments that forks inherit from the tests, as in JMH, except those that a test runner adds for itself and that
 * would distort measurements: agents (coverage, debuggers), enabled assertions, modules.
 */
final class InheritedArguments {

    private static final List<String> AGENTS_AND_ASSERTIONS = Collections.unmodifiableList(Arrays.asList("-javaagent:",
            "-agentlib:", "-agentpath:", "-Xrun", "-Xdebug", "-ea", "-enableassertions", "-esa",
            "-enablesystemassertions"));

    /** Options of modules, which forks do not need, since they use only a class path. */
    private static final List<String> MODULES =
            Collections.unmodifiableList(Arrays.asList("--module-path", "--patch-module",
                    "--add-reads", "--add-modules", "--limit-modules"));

    private static final List<String> OPENINGS = Collections.unmodifiableList(Arrays.asList("--add-opens",
            "--add-exports"));

    private InheritedArguments() {
    }

    /** Returns whether an argument is not inherited. */
    static boolean isLeftOut(String argument, boolean modular) {
        return startsWith(argument, AGENTS_AND_ASSERTIONS)
                || modular && (startsWith(argument, MODULES) || opensModuleOfTheTests(argument));
    }

    private static boolean opensModuleOfTheTests(String argument) {
        String module = argument.substring(argument.indexOf('=') + 1);
        return startsWith(argument, OPENINGS) && !module.startsWith("java.") && !module.startsWith("jdk.");
    }

    private static boolean startsWith(String argument, List<String> beginnings) {
        return beginnings.stream().anyMatch(argument::startsWith);
    }

    /** Returns the arguments that are not inherited. */
    static List<String> leftOut(List<String> arguments, boolean modular) {
        return arguments.stream().filter(argument -> isLeftOut(argument, modular)).collect(Collectors.toList());
    }

    static List<String> kept(List<String> arguments, boolean modular) {
        return arguments.stream().filter(argument -> !isLeftOut(argument, modular)).collect(Collectors.toList());
    }
}
