package org.openjdk.jmh.mutate.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.MutantState;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.model.WorkFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Counts the mutants that a folder keeps. */
@Command(name = "mutants", description = "Counts the mutants of a work folder by operator and state.")
public final class MutantsCommand implements Callable<Integer> {

    @Option(names = {"-w", "--work"}, paramLabel = "FOLDER", defaultValue = "target/mutate",
            description = "Where mutants are kept. Default: ${DEFAULT-VALUE}.")
    private Path work;

    @SuppressWarnings("UnusedVariable")
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Print this text.")
    private boolean help;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        try {
            List<CheckedMutant> mutants = new WorkFolder(work).read();
            Map<String, Map<MutantState, Long>> counts = mutants.stream().collect(Collectors.groupingBy(
                    each -> each.mutant().operator(), TreeMap::new,
                    Collectors.groupingBy(CheckedMutant::state, TreeMap::new, Collectors.counting())));
            counts.forEach((operator, states) -> states.forEach(
                    (state, count) -> out.printf("%-28s %-22s %6d%n", operator, state.text(), count)));
            return 0;
        } catch (MutateException e) {
            spec.commandLine().getErr().println(e.getMessage());
            return 1;
        }
    }
}
