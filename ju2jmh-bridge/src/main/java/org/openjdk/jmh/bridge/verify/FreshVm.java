package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.probe.ChildVm;
import org.openjdk.jmh.util.VmCleanup;

/**
 * Runs benchmarks or tests in new VMs. One that ends or blocks its VM does not affect the others.
 *
 * @param program main class; its arguments are a file of subjects, a file for answers, and the mode
 * @param log     file for the VM's output
 */
record FreshVm(ChildVm vm, Class<?> program, String mode, Path log) implements AttemptRunner {

    /** Runs the subjects, in further VMs if one ends early. */
    @Override
    public List<BenchmarkAttempt> run(List<VerifiedBenchmark> subjects) throws IOException, InterruptedException {
        Map<String, VerifiedBenchmark> open = new LinkedHashMap<>();
        subjects.forEach(subject -> open.put(key(subject), subject));
        List<BenchmarkAttempt> attempts = new ArrayList<>();
        Path folder = VmCleanup.folder("ju2jmh-verify");
        try {
            while (!open.isEmpty()) {
                runOnce(folder, open, attempts);
            }
        } finally {
            VmCleanup.remove(folder);
        }
        return attempts;
    }

    private static String key(VerifiedBenchmark subject) {
        return key(subject.benchmark(), subject.set() == null ? "" : subject.set());
    }

    private static String key(String benchmark, String set) {
        return benchmark + "\t" + set;
    }

    private void runOnce(Path folder, Map<String, VerifiedBenchmark> open, List<BenchmarkAttempt> attempts)
            throws IOException, InterruptedException {
        Path subjects = folder.resolve("subjects");
        Path answers = folder.resolve("answers");
        Files.write(subjects, open.values().stream().map(VerifiedBenchmark::line).toList(), StandardCharsets.UTF_8);
        Files.deleteIfExists(answers);
        String end = vm.run(program.getName(), answers, log, subjects.toString(), answers.toString(), mode);
        BenchmarkAttempt running = Files.exists(answers)
                ? read(Files.readAllLines(answers, StandardCharsets.UTF_8), open, attempts) : null;
        if (running != null) {
            attempts.add(new BenchmarkAttempt(running.subject(), running.set(), BenchmarkAttempt.NOT_RUN, end));
            open.remove(key(running.subject()));
        } else {
            open.values().forEach(subject -> attempts
                    .add(new BenchmarkAttempt(subject, subject.set(), BenchmarkAttempt.NOT_RUN,
                            "JMH did not run it: " + end)));
            open.clear();
        }
    }

    /** Reads the answers; returns what was running when the VM ended, null if all had finished. */
    private static @Nullable BenchmarkAttempt read(List<String> lines, Map<String, VerifiedBenchmark> open,
                                                   List<BenchmarkAttempt> attempts) {
        BenchmarkAttempt running = null;
        List<String> finished = new ArrayList<>();
        for (String line : lines) {
            String[] fields = line.split("\t", -1);
            VerifiedBenchmark ofSet = open.get(key(fields[1], fields[2]));
            VerifiedBenchmark subject = ofSet == null ? open.get(key(fields[1], "")) : ofSet;
            BenchmarkAttempt attempt = new BenchmarkAttempt(Objects.requireNonNull(subject, fields[1]),
                    fields[2].isEmpty() ? null : fields[2],
                    Integer.parseInt(fields[3]), fields[4]);
            running = fields[0].equals(AttemptWriter.START) ? attempt : null;
            if (running == null) {
                attempts.add(attempt);
                finished.add(key(attempt.subject()));
            }
        }
        String culprit = running == null ? "" : key(running.subject());
        finished.stream().filter(subject -> !subject.equals(culprit)).forEach(open::remove);
        return running;
    }
}
