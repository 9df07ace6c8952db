package org.openjdk.jmh.mutate;

import java.util.List;
import org.openjdk.jmh.mutate.command.KillCommand;
import org.openjdk.jmh.mutate.command.MutantsCommand;
import org.openjdk.jmh.mutate.command.Stages;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Entry of the jar. */
@Command(name = "mutate.jar", description = {
    "Slows a project down on purpose, and tells which of it benchmarks notice.",
    "Without a command, but with the options of all of them, they run one after the other."},
        subcommands = {MutantsCommand.class, KillCommand.class})
public final class Main {

    @SuppressWarnings("UnusedVariable")
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Print this text.")
    private boolean help;

    private Main() {
    }

    /**
     * Runs a command, or all of them.
     *
     * @param args its name and its options
     */
    public static void main(String[] args) {
        System.exit(execute(args));
    }

    static int execute(String... args) {
        CommandLine commands = new CommandLine(new Main()).setCaseInsensitiveEnumValuesAllowed(true);
        boolean all = args.length > 0 && args[0].startsWith("-") && !args[0].equals("-h") && !args[0].equals("--help");
        return all ? new Stages(List.of(new MutantsCommand(), new KillCommand())).execute(args)
                : args.length == 0 ? commands.execute("--help")
                        : commands.execute(args);
    }
}
