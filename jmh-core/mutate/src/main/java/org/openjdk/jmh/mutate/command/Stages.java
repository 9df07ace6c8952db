package org.openjdk.jmh.mutate.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;

/** Runs all commands one after the other, each with those of the options that it knows. */
public final class Stages {

    private final List<CommandLine> stages;

    /**
     * Nothing has run yet.
     *
     * @param commands in the order in which they run
     */
    public Stages(List<?> commands) {
        stages = commands.stream().map(each -> new CommandLine(each).setCaseInsensitiveEnumValuesAllowed(true)
                .setUnmatchedArgumentsAllowed(true)).toList();
    }

    /**
     * Runs them until one fails.
     *
     * @param args options of all
     * @return 0, or the exit code of the one that failed
     */
    public int execute(String... args) {
        List<String> unknown = new ArrayList<>(List.of(args));
        List<String> all = List.of(args);
        for (CommandLine stage : stages) {
            try {
                stage.parseArgs(args);
                List<String> taken = new ArrayList<>(all);
                stage.getUnmatchedArguments().forEach(taken::remove);
                // One by one: values of different options may be equal.
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
