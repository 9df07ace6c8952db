package org.openjdk.jmh.mutate.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.results.reports.Wrapped;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;

/** Runs several commands one after the other and passes each the options that it knows. */
public final class CommandChain {

    private final List<CommandLine> stages;

    public CommandChain(List<?> commands) {
        stages = commands.stream().map(each -> commandLine(each).setUnmatchedArgumentsAllowed(true)).toList();
    }

    /** Creates a command line that reports mistakes of the user in one sentence, with exit code 1. */
    public static CommandLine commandLine(Object command) {
        return new CommandLine(command).setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((failure, line, parsed) -> {
                    if (!(failure instanceof MutateException)) {
                        throw failure;
                    }
                    say(line, failure.getMessage());
                    return 1;
                });
    }

    /** Prints an error in the width of a terminal. */
    public static void say(CommandLine command, String error) {
        Wrapped.lines(error, "    ").forEach(command.getErr()::println);
    }

    /** Runs the commands until one fails, and returns 0 or the exit code of the failed command. */
    public int execute(String... args) {
        List<String> unknown = new ArrayList<>(List.of(args));
        List<String> missing = new ArrayList<>();
        for (CommandLine stage : stages) {
            try {
                stage.parseArgs(args);
            } catch (MissingParameterException e) {
                missing.add(e.getMessage());
            } catch (ParameterException e) {
                return refuse(e.getMessage());
            }
            List<String> taken = new ArrayList<>(List.of(args));
            stage.getUnmatchedArguments().forEach(taken::remove);
            // Remove them one by one, since values of different options may be equal.
            taken.forEach(unknown::remove);
        }
        if (!unknown.isEmpty()) {
            return refuse("No command knows " + String.join(" ", unknown));
        }
        if (!missing.isEmpty()) {
            return refuse(missing.get(0));
        }
        for (CommandLine stage : stages) {
            int code = stage.execute(args);
            if (code != 0) {
                return code;
            }
        }
        return ExitCode.OK;
    }

    private int refuse(String message) {
        say(stages.get(0), message + ". The options are those of "
                + stages.stream().map(CommandLine::getCommandName).collect(Collectors.joining(" and "))
                + "; COMMAND --help lists them.");
        return ExitCode.USAGE;
    }
}
