package org.openjdk.jmh.bench;

import java.io.IOException;
import org.openjdk.jmh.bench.command.EvaluateCommand;
import org.openjdk.jmh.bench.command.ReplayCommand;
import org.openjdk.jmh.bench.command.ReplayResultsCommand;
import org.openjdk.jmh.bench.overhead.OverheadCommand;
import org.openjdk.jmh.bench.rules.CompareRulesCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Entry of the jar: the commands of this module, and JMH itself for everything else. */
@Command(name = "benchmarks.jar", description = "Commands of the bench; anything else is given to JMH.",
        subcommands = {CompareRulesCommand.class, EvaluateCommand.class, OverheadCommand.class,
                ReplayCommand.class, ReplayResultsCommand.class})
public final class Main {

    private Main() {
    }

    /**
     * Runs a command, or JMH.
     *
     * @param args the name of a command and its options, or what JMH takes
     * @throws IOException where JMH does
     */
    public static void main(String[] args) throws IOException {
        CommandLine commands = new CommandLine(new Main()).setCaseInsensitiveEnumValuesAllowed(true);
        if (args.length > 0 && commands.getSubcommands().containsKey(args[0])) {
            System.exit(commands.execute(args));
        }
        org.openjdk.jmh.Main.main(args);
    }
}
