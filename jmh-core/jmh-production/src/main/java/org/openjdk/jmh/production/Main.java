package org.openjdk.jmh.production;

import org.openjdk.jmh.production.commands.ReportCommand;
import org.openjdk.jmh.production.commands.SettingsCommand;
import org.openjdk.jmh.production.commands.ToolCommandLine;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares production with benchmarks from the command line. */
@Command(name = "jmh-production.jar",
        description = "Compares the results of benchmarks with recordings of production (JDK 25 and newer).",
        subcommands = {SettingsCommand.class, ReportCommand.class})
public final class Main {

    @SuppressWarnings("UnusedVariable")
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Print this text.")
    private boolean help;

    private Main() {
    }

    /** Runs the command in the arguments and exits with its exit code. */
    public static void main(String[] args) {
        System.exit(execute(args));
    }

    static int execute(String... args) {
        CommandLine commands = ToolCommandLine.of(new Main());
        return args.length == 0 ? commands.execute("--help") : commands.execute(args);
    }
}
