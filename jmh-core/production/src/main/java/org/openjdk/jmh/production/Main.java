package org.openjdk.jmh.production;

import org.openjdk.jmh.production.command.ReportCommand;
import org.openjdk.jmh.production.command.SettingsCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Entry of the jar. */
@Command(name = "jmh-production.jar",
        description = "Compares what benchmarks have measured with recordings of production (JDK 25 and newer).",
        subcommands = {SettingsCommand.class, ReportCommand.class})
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
        System.exit(execute(args));
    }

    static int execute(String... args) {
        CommandLine commands = new CommandLine(new Main()).setCaseInsensitiveEnumValuesAllowed(true);
        return args.length == 0 ? commands.execute("--help") : commands.execute(args);
    }
}
