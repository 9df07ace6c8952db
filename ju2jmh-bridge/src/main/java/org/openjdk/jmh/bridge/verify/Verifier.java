package org.openjdk.jmh.bridge.verify;

import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.probe.ChildVm;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs benchmarks once in a VM of their own; one that ends or blocks the VM costs only itself. */
public final class Verifier {

    private final ChildVm vm;
    private final Way way;
    private final Map<String, Subject> open = new LinkedHashMap<>();
    private final List<Verification.Failure> failures = new ArrayList<>();
    private final List<Verification.Idle> idle = new ArrayList<>();
    private int ran;

    /**
     * Prepares the run.
     *
     * @param vm  a VM whose class path has the compiled benchmarks
     * @param way how to run them
     */
    public Verifier(ChildVm vm, Way way) {
        this.vm = vm;
        this.way = way;
    }

    /**
     * Runs all benchmarks of some classes.
     *
     * @param types  the benchmark classes
     * @param folder a folder for the notes of the two VMs
     * @return how they ran
     * @throws IOException          if the VM cannot be started
     * @throws InterruptedException if this thread is interrupted
     */
    public Verification verify(List<BenchmarkClass> types, Path folder) throws IOException, InterruptedException {
        types.forEach(type -> type.converted().stream()
                .map(method -> Subject.of(type, method))
                .forEach(subject -> open.put(subject.benchmark(), subject)));
        int benchmarks = open.size();
        while (!open.isEmpty()) {
            runOnce(folder);
        }
        return new Verification(benchmarks, ran, failures, idle);
    }

    private void runOnce(Path folder) throws IOException, InterruptedException {
        Path subjects = folder.resolve("subjects");
        Path answers = folder.resolve("outcomes");
        Files.write(subjects, open.values().stream().map(Subject::line).toList(), StandardCharsets.UTF_8);
        Files.deleteIfExists(answers);
        String end = vm.run(VerifyMain.class.getName(), answers, folder.resolve("log"),
                subjects.toString(), answers.toString(), way.name());
        String last = Files.exists(answers) ? take(Files.readAllLines(answers, StandardCharsets.UTF_8)) : null;
        if (last != null) {
            fail(open.get(last), "", "was not run", end);
            open.remove(last);
        } else {
            open.values().forEach(subject -> fail(subject, "", "was not run", "JMH did not run it; " + end));
            open.clear();
        }
    }

    /** Takes the answers; returns the benchmark at which the VM ended, {@code null} if it came to its end. */
    private String take(List<String> lines) {
        String running = null;
        List<String> finished = new ArrayList<>();
        for (String line : lines) {
            String[] fields = line.split("\t", -1);
            running = fields[0].equals("START") ? fields[1] : null;
            if (fields[0].equals("OK")) {
                succeed(open.get(fields[1]), fields[2], fields[4]);
            } else if (fields[0].equals("FAIL")) {
                fail(open.get(fields[1]), fields[2], fields[3], fields[4]);
            }
            finished.add(fields[1]);
        }
        String culprit = running;
        finished.stream().filter(benchmark -> !benchmark.equals(culprit)).forEach(open::remove);
        return culprit;
    }

    private void succeed(Subject subject, String set, String flaw) {
        ran++;
        if (!flaw.isEmpty()) {
            idle.add(new Verification.Idle(subject.benchmark(), subject.testId(), set, flaw));
        }
    }

    private void fail(Subject subject, String set, String underJUnit, String message) {
        failures.add(new Verification.Failure(subject.benchmark(), subject.testId(), set, underJUnit, message));
    }
}
