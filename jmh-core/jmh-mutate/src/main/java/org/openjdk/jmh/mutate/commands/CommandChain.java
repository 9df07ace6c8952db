package org.openjdk.jmh.mutate.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.mutate.model.MutateException;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
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
                    line.getErr().println(failure.getMessage());
                    return 1;
                });
    }

    /** Runs the commands until one fails, and returns 0 or the exit code of the failed command. */
    public int execute(String... args) {
        List<String> unknown = new ArrayList<>(List.of(args));
        List<String> all = List.of(args);
        for (CommandLine stage : stages) {
            try {
                stage.parseArgs(args);
                List<String> taken = new ArrayList<>(all);
                stage.getUnmatchedArguments().forEach(taken::remove);
                // Remove them one by one, since values of different options may be equal.
                taken.forEach(unknown::remove);
            } catch (ParameterException e) {
                return refuse(e.getMessage());
            }
        }
        if (!unknown.isEmpty()) {
            return refuse("No command knows " + String.join(" ", unknown));
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
        stages.get(0).getErr().println(message + ". The options are those of "
                + stages.stream().map(CommandLine::getCommandName).collect(Collectors.joining(" and "))
                + "; COMMAND --help lists them.");
        return ExitCode.USAGE;
    }
}
