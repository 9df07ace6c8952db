package org.openjdk.jmh.bench.orders;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.bench.overhead.TimeConverter;
import org.openjdk.jmh.runner.options.TimeValue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares a jar with itself by forks in turns, at the same time, and of one side after the other. */
@Command(name = "side-orders", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Compares a jar of benchmarks with itself, by forks in turns and by forks at the same time, and "
                + "prints how far the ratios scatter around 1.")
public final class SideOrdersCommand implements Callable<Integer> {

    private static final Path LOAD = Path.of("/proc/loadavg");

    @Spec
    private CommandSpec spec;

    @Option(names = "--jar", required = true, paramLabel = "JAR",
            description = "Benchmarks, with any JMH from 1.21 on.")
    private Path jar;

    @Parameters(paramLabel = "REGEX", arity = "1..*", description = "Benchmarks to run.")
    private List<String> patterns;

    @Option(names = {"-n", "--blocks"}, defaultValue = "10", paramLabel = "N",
            description = "Blocks of each kind. Default: ${DEFAULT-VALUE}.")
    private int blocks;

    @Option(names = {"-i", "--iterations"}, defaultValue = "4", paramLabel = "N",
            description = "Iterations of the warmup and of the measurement of a fork. Default: ${DEFAULT-VALUE}.")
    private int iterations;

    @Option(names = {"-t", "--time"}, defaultValue = "500ms", paramLabel = "TIME", converter = TimeConverter.class,
            description = "Time of an iteration, as JMH reads it. Default: ${DEFAULT-VALUE}.")
    private TimeValue time;

    @Option(names = {"-o", "--output"}, paramLabel = "FILE",
            description = "Takes each fork: subject, order, block, side, scores, and milliseconds of starts.")
    private Path output;

    private final List<String> rows = new ArrayList<>(List.of("subject,order,block,side,scores,starts"));

    @Override
    public Integer call() throws InterruptedException {
        if (blocks < 2 || iterations < 1) {
            throw new ParameterException(spec.commandLine(), "--blocks must be 2 or more, --iterations 1 or more");
        }
        try (OrdersRun run = new OrdersRun(jar, iterations, time)) {
            return measure(run);
        } catch (WorkerException | ForkLostException | IOException e) {
            spec.commandLine().getErr().println(e.getMessage());
            return 1;
        }
    }

    private int measure(OrdersRun run) throws WorkerException, ForkLostException, IOException, InterruptedException {
        if (run.cores().size() == 0) {
            spec.commandLine().getErr().println("forks at the same time need two cores");
            return 1;
        }
        run.cores().remark().ifPresent(spec.commandLine().getErr()::println);
        OrdersTable table = new OrdersTable();
        for (OrderedBenchmark subject : run.subjects(patterns)) {
            spec.commandLine().getErr().println(subject.name() + load());
            MeasuredOrders orders = run.measure(subject, blocks);
            table.add(subject.name().replaceFirst("^.*\\.(?=[^.]*\\.[^.]*$)", ""), orders);
            keep(subject.name(), orders);
        }
        spec.commandLine().getErr().println("end" + load());
        PrintWriter out = spec.commandLine().getOut();
        table.lines().forEach(out::println);
        out.flush();
        return 0;
    }

    private static String load() throws IOException {
        return Files.isReadable(LOAD) ? ", load " + Files.readString(LOAD).trim() : "";
    }

    private void keep(String subject, MeasuredOrders orders) throws IOException {
        for (int i = 0; i < orders.turns().size(); i++) {
            keep(subject, "interleaved", i / 2, i % 2, orders.turns().get(i));
        }
        for (int block = 0; block < orders.duets().size(); block++) {
            for (int side = 0; side < 2; side++) {
                keep(subject, "duet", block, side, orders.duets().get(block).get(side));
            }
        }
        if (output != null) {
            Files.write(output, rows, StandardCharsets.UTF_8);
        }
    }

    private void keep(String subject, String order, int block, int side, TimedFork fork) {
        rows.add(String.join(",", subject, order, String.valueOf(block), String.valueOf(side),
                Arrays.stream(fork.scores()).mapToObj(String::valueOf).collect(Collectors.joining(" ")),
                Arrays.stream(fork.starts()).mapToObj(String::valueOf).collect(Collectors.joining(" "))));
    }
}
