package org.openjdk.jmh.bench.overhead;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.TimeValue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Compares static runs with dynamic ones that ask their criterion between iterations and never stop. */
@Command(name = "overhead", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Measures what a dynamic run costs whose criterion is asked between iterations and never "
                + "holds, against the same static run.")
public final class OverheadCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = {"-c", "--criteria"}, split = ",", defaultValue = "cv,rciw,kld,steady", paramLabel = "NAME",
            description = "Criteria, separated by commas. Default: ${DEFAULT-VALUE}.")
    private List<String> criteria;

    @Option(names = {"-n", "--rounds"}, defaultValue = "4", paramLabel = "N",
            description = "Rounds of one fork for each configuration. Default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Option(names = {"-i", "--iterations"}, defaultValue = "30", paramLabel = "N",
            description = "Iterations with a checkpoint in each fork. Default: ${DEFAULT-VALUE}.")
    private int iterations;

    @Option(names = {"-t", "--time"}, defaultValue = "1s", paramLabel = "TIME", converter = TimeConverter.class,
            description = "Time of an iteration, as JMH reads it. Default: ${DEFAULT-VALUE}.")
    private TimeValue time;

    @Option(names = {"-b", "--benchmark"}, defaultValue = "org.openjdk.jmh.bench.overhead.OverheadWorkload.sort",
            paramLabel = "REGEX", description = "Benchmark to run. Default: ${DEFAULT-VALUE}.")
    private String benchmark;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            Map<OverheadConfiguration, List<RunTimes>> runs = measure(new OverheadRun(benchmark, iterations, time));
            new OverheadTable(runs, time).lines().forEach(out::println);
            out.flush();
            return 0;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        } catch (RunnerException e) {
            spec.commandLine().getErr().println(e.getMessage());
            return 1;
        }
    }

    private Map<OverheadConfiguration, List<RunTimes>> measure(OverheadRun run) throws RunnerException {
        requireAtLeast(1, rounds, "--rounds");
        requireAtLeast(2, iterations, "--iterations");
        List<OverheadConfiguration> order = configurations();
        Map<OverheadConfiguration, List<RunTimes>> runs = new LinkedHashMap<>();
        for (int round = 1; round <= rounds; round++) {
            for (OverheadConfiguration configuration : order) {
                spec.commandLine().getErr().println("round " + round + " of " + rounds + ": " + configuration.name());
                runs.computeIfAbsent(configuration, c -> new ArrayList<>()).add(run.run(configuration));
            }
            Collections.rotate(order, 1);
        }
        return runs;
    }

    private static void requireAtLeast(int minimum, int value, String option) {
        if (value < minimum) {
            throw new IllegalArgumentException(option + " is " + value + ": it must be " + minimum + " or more");
        }
    }

    private List<OverheadConfiguration> configurations() {
        if (Set.copyOf(criteria).size() < criteria.size()) {
            throw new IllegalArgumentException("criteria " + criteria + ": one of them comes twice");
        }
        List<OverheadConfiguration> configurations = new ArrayList<>();
        configurations.add(OverheadConfiguration.STATIC);
        for (String criterion : criteria) {
            configurations.add(OverheadConfiguration.dynamic(criterion));
        }
        return configurations;
    }
}
