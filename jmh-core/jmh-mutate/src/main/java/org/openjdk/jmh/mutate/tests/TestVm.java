package org.openjdk.jmh.mutate.tests;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.launch.VmCommand;
import org.openjdk.jmh.mutate.tests.worker.TestWorker;

/** Represents a VM that runs tests. It starts on first use, and again after it crashed or hung. Not thread-safe. */
final class TestVm implements Closeable {

    private static final String END = "end";

    private final TestSettings settings;
    private final List<String> ignored;
    private final Consumer<TestVm> closed;
    private volatile @Nullable Process process;
    private BlockingQueue<String> answers = new LinkedBlockingQueue<>();

    TestVm(TestSettings settings, List<String> ignored, Consumer<TestVm> closed) {
        this.settings = settings;
        this.ignored = ignored;
        this.closed = closed;
    }

    /** {@return the covered lines and failed tests of a test class on the original} */
    TestOutcome cover(String testClass, Duration limit) throws IOException {
        return ask("cover\t" + testClass, limit);
    }

    /** {@return the failed tests with the classes of a folder before the original's} */
    TestOutcome test(Path classes, List<String> testClasses, Duration limit) throws IOException {
        return ask("test\t" + classes.toAbsolutePath() + "\t" + String.join("\t", testClasses), limit);
    }

    private TestOutcome ask(String command, Duration limit) throws IOException {
        Process before = process;
        Process running = before == null || !before.isAlive() ? start() : before;
        try {
            send(running, command);
        } catch (IOException e) {
            return died();
        }
        long end = System.nanoTime() + limit.toNanos();
        List<String> failed = new ArrayList<>();
        Map<String, BitSet> lines = new TreeMap<>();
        while (true) {
            String answer = next(end - System.nanoTime());
            if (answer == null) {
                end();
                return TestOutcome.problem(TestOutcome.TIMEOUT);
            }
            String[] fields = answer.split("\t", -1);
            switch (fields[0]) {
                case "failed" -> failed.add(fields[1]);
                case "lines" -> lines.put(fields[1], bits(fields[2]));
                case "done" -> {
                    return new TestOutcome(Integer.parseInt(fields[1]), failed, lines, "");
                }
                case "error" -> {
                    return TestOutcome.problem(fields[1]);
                }
                case END -> {
                    return died();
                }
                default -> throw new IOException("The VM of the tests answers " + answer);
            }
        }
    }

    private @Nullable String next(long nanoseconds) throws IOException {
        try {
            return answers.poll(Math.max(1, nanoseconds), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            end();
            throw new IOException("interrupted while tests were running", e);
        }
    }

    private TestOutcome died() {
        end();
        return TestOutcome.problem("the VM of the tests ended");
    }

    private static void send(Process running, String command) throws IOException {
        BufferedWriter commands = new BufferedWriter(
                new OutputStreamWriter(running.getOutputStream(), StandardCharsets.UTF_8));
        commands.write(command + "\n");
        commands.flush();
    }

    private Process start() throws IOException {
        String tool = System.getProperty("java.class.path");
        String tests = settings.testClassPath().stream().map(each -> each.toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(settings.vmOptions());
        command.addAll(List.of("-cp", tool + File.pathSeparator + tests, TestWorker.class.getName(),
                settings.originals().toAbsolutePath() + File.pathSeparator + tests));
        VmCommand vm = VmCommand.of(command);
        Process started = new ProcessBuilder(vm.words()).redirectError(ProcessBuilder.Redirect.DISCARD)
                .directory(settings.directory().toFile()).start();
        BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread reader = new Thread(() -> {
            read(started, queue);
            vm.close();
        }, "answers of tests");
        reader.setDaemon(true);
        reader.start();
        process = started;
        answers = queue;
        for (String each : ignored) {
            send(started, "ignore\t" + each);
        }
        return started;
    }

    private static void read(Process started, BlockingQueue<String> queue) {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(started.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                queue.add(line);
            }
        } catch (IOException e) {
            // The end of the output is reported below.
        }
        queue.add(END);
    }

    private static BitSet bits(String numbers) {
        BitSet bits = new BitSet();
        for (String each : numbers.split(",")) {
            bits.set(Integer.parseInt(each));
        }
        return bits;
    }

    /** Ends the VM and the processes that tests have started in it. */
    void end() {
        Process running = process;
        process = null;
        if (running != null) {
            running.descendants().forEach(ProcessHandle::destroyForcibly);
            running.destroyForcibly();
        }
    }

    @Override
    public void close() {
        end();
        closed.accept(this);
    }
}
