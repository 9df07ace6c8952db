package org.openjdk.jmh.bridge.probe;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.util.VmCleanup;
import org.openjdk.jmh.launch.VmCommand;

/** Starts VMs for code of the tested project, which may hang, exit, or crash. */
public final class ChildVm {

    /** Options for code that runs once: optimizing it would take more time than it saves. */
    public static final List<String> SHORT_LIFE = List.of("-XX:+IgnoreUnrecognizedVMOptions",
            "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmn16m", "-XX:-UsePerfData");

    /**
     * Options for one of several VMs: no parallel garbage collector. They also limit JUnitBenchmarks, which would run a
     * test 15 times in each invocation, to one round.
     */
    private static final List<String> OF_MANY_TESTS = List.of("-XX:+UseSerialGC", "-XX:-UsePerfData",
            "-Djub.ignore.annotations=true", "-Djub.rounds.warmup=0", "-Djub.rounds.benchmark=1");

    private static final Duration POLL = Duration.ofMillis(100);

    private final List<Path> classPath;
    private final Path directory;
    private final Duration silence;
    private final List<String> options;

    /**
     * Creates a description of a VM. It is stopped if it makes no progress for some time, which is longer on a busy
     * machine.
     */
    public ChildVm(List<Path> classPath, Path directory, Duration silence) {
        this(classPath, directory, silence, List.of());
    }

    private ChildVm(List<Path> classPath, Path directory, Duration silence, List<String> options) {
        this.classPath = classPath;
        this.directory = directory;
        this.silence = silence;
        this.options = options;
    }

    /** Returns the same VM, optimized for code that runs once. */
    public ChildVm ofShortLife() {
        return new ChildVm(classPath, directory, silence, SHORT_LIFE);
    }

    /** Returns the same VM, optimized for running next to others. */
    public ChildVm ofManyTests() {
        return new ChildVm(classPath, directory, silence, OF_MANY_TESTS);
    }

    /**
     * Runs a program to its end.
     *
     * @param main     main class
     * @param progress file to which the program keeps writing
     * @param log      file for its output
     * @return how it ended, in words
     */
    public String run(String main, Path progress, Path log, String... args) throws IOException, InterruptedException {
        try (VmCommand vm = VmCommand.of(command(main, args))) {
            Process process = VmCleanup.start(new ProcessBuilder(vm.words())
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile())));
            try {
                return await(process, progress);
            } finally {
                VmCleanup.end(process);
            }
        }
    }

    List<String> command(String main, String... args) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.add("-cp");
        command.add(String.join(System.getProperty("path.separator"), classPath.stream().map(Path::toString).toList()));
        command.add(main);
        command.addAll(List.of(args));
        return command;
    }

    private String await(Process process, Path progress) throws IOException, InterruptedException {
        long size = -1;
        long changed = System.nanoTime();
        Duration computed = Duration.ZERO;
        while (!process.waitFor(POLL.toMillis(), TimeUnit.MILLISECONDS)) {
            long now = Files.exists(progress) ? Files.size(progress) : 0;
            Duration silent = Duration.ofNanos(System.nanoTime() - changed);
            if (now != size) {
                size = now;
                changed = System.nanoTime();
                computed = computed(process);
            } else if (silent.compareTo(silence) > 0 && isTooLong(silent, computed(process).minus(computed))) {
                return "made no progress for " + silent.toSeconds() + " s";
            }
        }
        return "the VM ended with code " + process.exitValue();
    }

    private boolean isTooLong(Duration silent, Duration computed) {
        OperatingSystemMXBean machine = ManagementFactory.getOperatingSystemMXBean();
        return silent.compareTo(ProgressTimeout.limit(silence, silent, computed, machine.getSystemLoadAverage(),
                machine.getAvailableProcessors())) > 0;
    }

    private static Duration computed(Process process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }
}
