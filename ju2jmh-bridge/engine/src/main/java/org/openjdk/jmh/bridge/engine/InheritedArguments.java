package org.openjdk.jmh.bridge.engine;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The arguments of the VM of the tests that forks inherit, as in JMH, but for those which a test runner adds for its own
 * sake and which would change what is measured: agents (coverage, debuggers), assertions of the language, modules.
 */
final class InheritedArguments {

    private static final List<String> AGENTS_AND_ASSERTIONS = Collections.unmodifiableList(Arrays.asList("-javaagent:",
            "-agentlib:", "-agentpath:", "-Xrun", "-Xdebug", "-ea", "-enableassertions", "-esa",
            "-enablesystemassertions"));

    /** Forks have all on their class path. */
    private static final List<String> MODULES =
            Collections.unmodifiableList(Arrays.asList("--module-path", "--patch-module",
                    "--add-reads", "--add-modules", "--limit-modules"));

    private static final List<String> OPENINGS = Collections.unmodifiableList(Arrays.asList("--add-opens",
            "--add-exports"));

    private InheritedArguments() {
    }

    /** Whether forks do without an argument. */
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

    /** The arguments that forks do without. */
    static List<String> leftOut(List<String> arguments, boolean modular) {
        return arguments.stream().filter(argument -> isLeftOut(argument, modular)).collect(Collectors.toList());
    }

    /** The arguments that forks inherit. */
    static List<String> kept(List<String> arguments, boolean modular) {
        return arguments.stream().filter(argument -> !isLeftOut(argument, modular)).collect(Collectors.toList());
    }
}
