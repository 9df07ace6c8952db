package org.openjdk.jmh.mutate.coverage;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.bytecode.files.ClassPath;
import org.openjdk.jmh.mutate.forks.BenchmarkCase;
import org.openjdk.jmh.mutate.forks.BenchmarkForks;
import org.openjdk.jmh.mutate.forks.ForkLength;
import org.openjdk.jmh.mutate.model.Mutant;
import org.openjdk.jmh.mutate.probes.Probes;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs each benchmark once, briefly, in a fork with probes on the mutated lines. That fork is never measured. */
public final class CoverageRun {

    /** A short warmup and about as much again, so that most invocations are not the first one. */
    private static final ForkLength LENGTH =
            new ForkLength(1, TimeValue.milliseconds(20), 1, TimeValue.milliseconds(50));

    private final BenchmarkForks forks;
    private final List<Path> classPath;
    private final List<Mutant> mutants;
    private final ProbePlan plan;
    private final Map<String, byte[]> probed = new HashMap<>();
    private final Path file;

    public CoverageRun(BenchmarkForks forks, List<Path> classPath, List<Mutant> mutants, Path file)
            throws IOException {
        this.forks = forks;
        this.classPath = classPath;
        this.mutants = List.copyOf(mutants);
        this.file = file.toAbsolutePath();
        plan = new ProbePlan(mutants);
        try (ClassPath files = open()) {
            for (String name : plan.classes()) {
                List<byte[]> versions = files.read(name + ".class");
                if (!versions.isEmpty()) {
                    probed.put(name, ProbeWriter.withProbes(versions.get(0), plan));
                }
            }
        }
    }

    private ClassPath open() throws IOException {
        return ClassPath.open(classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    }

    public Coverage of(BenchmarkCase benchmark) throws IOException, InterruptedException {
        try (ClassPath files = open()) {
            BenchmarkMethods methods = new BenchmarkMethods(name -> {
                byte[] known = probed.get(name.substring(0, name.length() - ".class".length()));
                return known == null ? files.read(name) : List.of(known);
            });
            Map<String, byte[]> classes = new HashMap<>(probed);
            classes.putAll(methods.instrumented(benchmark.name()));
            classes.put(Type.getInternalName(Probes.class), ownClass());
            forks.overlay().fill(classes);
            Files.write(file, new byte[2 * part() * Long.BYTES]);
            forks.run(benchmark, LENGTH, List.of("-D" + Probes.FILE + "=" + file));
            return read(benchmark, methods.operationsPerInvocation());
        } catch (ForkLostException | DamagedClassException e) {
            return failed(benchmark, e.getMessage());
        }
    }

    private int part() {
        return Probes.HEAD + plan.count();
    }

    private static byte[] ownClass() throws IOException {
        try (InputStream own = Probes.class.getResourceAsStream(Probes.class.getSimpleName() + ".class")) {
            return own.readAllBytes();
        }
    }

    private static Coverage failed(BenchmarkCase benchmark, String reason) {
        return new Coverage(benchmark.id(), 0, Double.NaN, new TreeMap<>(), reason);
    }

    private Coverage read(BenchmarkCase benchmark, int operationsPerInvocation) throws IOException {
        LongBuffer counts = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.nativeOrder()).asLongBuffer();
        int from = counts.get(part()) > 0 ? part() : 0;
        if (counts.get(from) == 0) {
            return failed(benchmark, "its method did not run");
        }
        long[] hits = new long[plan.count()];
        counts.position(from + Probes.HEAD).get(hits);
        double operations = (double) counts.get(from) * operationsPerInvocation;
        SortedMap<String, Double> ratios = new TreeMap<>();
        for (Mutant mutant : mutants) {
            long executions = plan.executions(mutant, hits);
            if (executions > 0) {
                ratios.put(mutant.id(), executions / operations);
            }
        }
        return new Coverage(benchmark.id(), (long) operations, counts.get(from + 1) / operations, ratios, "");
    }
}
