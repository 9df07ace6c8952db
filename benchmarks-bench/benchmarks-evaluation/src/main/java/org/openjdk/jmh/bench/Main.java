package org.openjdk.jmh.bench;

import org.openjdk.jmh.bench.bisection.SimulateBisectionCommand;
import org.openjdk.jmh.bench.bisection.SimulateBuildsCommand;
import org.openjdk.jmh.bench.budget.SimulateBudgetCommand;
import org.openjdk.jmh.bench.command.EvaluateCommand;
import org.openjdk.jmh.bench.command.JmhCommand;
import org.openjdk.jmh.bench.command.ReplayCommand;
import org.openjdk.jmh.bench.command.ReplayResultsCommand;
import org.openjdk.jmh.bench.detection.DetectCommand;
import org.openjdk.jmh.bench.longrun.AgainstDevelopersCommand;
import org.openjdk.jmh.bench.longrun.LongRunCommand;
import org.openjdk.jmh.bench.orders.SideOrdersCommand;
import org.openjdk.jmh.bench.overhead.OverheadCommand;
import org.openjdk.jmh.bench.owntime.OwnTimeCommand;
import org.openjdk.jmh.bench.rules.CompareInterpretationsCommand;
import org.openjdk.jmh.bench.rules.CompareRulesCommand;
import org.openjdk.jmh.bench.rules.SequentialRulesCommand;
import org.openjdk.jmh.bench.shards.SimulateShardsCommand;
import org.openjdk.jmh.bench.trends.SimulateTrendsCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Option;
import picocli.CommandLine.UnmatchedArgumentException;

/** Entry of the jar: the commands of this module, JMH itself among them. */
@Command(name = "benchmarks.jar", description = "Shows what dynamic runs save and cost. COMMAND --help tells more.",
        subcommands = {AgainstDevelopersCommand.class, CompareInterpretationsCommand.class, CompareRulesCommand.class,
            DetectCommand.class,
            EvaluateCommand.class, LongRunCommand.class, OverheadCommand.class, OwnTimeCommand.class,
            ReplayCommand.class, ReplayResultsCommand.class, SequentialRulesCommand.class,
            SideOrdersCommand.class, SimulateBisectionCommand.class, SimulateBuildsCommand.class,
            SimulateBudgetCommand.class, SimulateShardsCommand.class,
            SimulateTrendsCommand.class, JmhCommand.class})
public final class Main {

    @SuppressWarnings("UnusedVariable")
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Shows this.")
    private boolean help;

    private Main() {
    }

    /**
     * Runs a command.
     *
     * @param args its name and its options
     */
    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    /** All commands, as the jar has them. What is behind the name of JMH's is JMH's, whatever it looks like. */
    static CommandLine commandLine() {
        CommandLine commands = new CommandLine(new Main()).setCaseInsensitiveEnumValuesAllowed(true);
        commands.getSubcommands().get("jmh").setUnmatchedOptionsArePositionalParams(true).setExpandAtFiles(false);
        IParameterExceptionHandler standard = commands.getParameterExceptionHandler();
        return commands.setParameterExceptionHandler((mistake, args) -> {
            int code = standard.handleParseException(mistake, args);
            if (mistake instanceof UnmatchedArgumentException && mistake.getCommandLine() == commands) {
                mistake.getCommandLine().getErr().println("Names of benchmarks and options of JMH stand behind jmh: "
                        + "benchmarks.jar jmh " + String.join(" ", args));
            }
            return code;
        });
    }
}
