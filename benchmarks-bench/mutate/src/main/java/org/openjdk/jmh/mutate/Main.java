package org.openjdk.jmh.mutate;

import org.openjdk.jmh.mutate.command.KillCommand;
import org.openjdk.jmh.mutate.command.MutantsCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Entry of the jar. */
@Command(name = "mutate.jar", description = "Slows a project down on purpose, and tells which of it benchmarks notice.",
        subcommands = {MutantsCommand.class, KillCommand.class})
public final class Main {

    @SuppressWarnings("UnusedVariable")
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Print this text.")
    private boolean help;

    private Main() {
    }

    /**
     * Runs a command.
     *
     * @param args its name and its options
     */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).setCaseInsensitiveEnumValuesAllowed(true).execute(args));
    }
}
