package org.openjdk.jmh.mutate;

import java.util.List;
import org.openjdk.jmh.mutate.commands.CommandChain;
import org.openjdk.jmh.mutate.commands.KillCommand;
import org.openjdk.jmh.mutate.commands.MutantsCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs performance mutation testing from the command line. */
@Command(name = "mutate.jar", description = {
    "Slows a project down on purpose, and reports which of these mutants its benchmarks notice.",
    "Without a command, all commands run one after the other and take each other's options."},
        subcommands = {MutantsCommand.class, KillCommand.class})
public final class Main {

    @SuppressWarnings("UnusedVariable")
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Print this text.")
    private boolean help;

    private Main() {
    }

    /** Runs the command in the arguments, or all commands if they name none, and exits with its exit code. */
    public static void main(String[] args) {
        System.exit(execute(args));
    }

    static int execute(String... args) {
        CommandLine commands =
                CommandChain.commandLine(new Main()).setParameterExceptionHandler(Main::refuse);
        boolean all = args.length > 0 && args[0].startsWith("-") && !args[0].equals("-h") && !args[0].equals("--help");
        if (args.length > 0 && !args[0].startsWith("-") && !commands.getSubcommands().containsKey(args[0])) {
            CommandChain.say(commands,
                    "There is no command " + args[0] + "; the commands are mutants and kill. Paths need an "
                            + "option: --sources, --class-path or --benchmarks; --help has an overview.");
            return ExitCode.USAGE;
        }
        return all ? new CommandChain(List.of(new MutantsCommand(), new KillCommand())).execute(args)
                : args.length == 0 ? commands.execute("--help")
                        : commands.execute(args);
    }

    /**
     * Prints what is wrong without the long list of options, which would move it off the screen. An unknown option comes
     * before missing ones.
     */
    private static int refuse(ParameterException e, String... args) {
        CommandLine command = e.getCommandLine();
        List<String> unknown = command.getUnmatchedArguments();
        String problem = unknown.isEmpty() ? e.getMessage()
                : new UnmatchedArgumentException(command, unknown).getMessage();
        CommandChain.say(command, problem + ". " + command.getCommandSpec().qualifiedName()
                + " --help lists the options.");
        return ExitCode.USAGE;
    }
}
