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

/** A VM that runs code of the tested project, which may hang, exit, or crash. */
public final class ChildVm {

    /** Options for code that runs once: what optimises it would take more time than it saves. */
    public static final List<String> SHORT_LIFE = List.of("-XX:+IgnoreUnrecognizedVMOptions",
            "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmn16m", "-XX:-UsePerfData");

    /**
     * Options for several VMs at a time: no threads of a collector, and for tests that JUnitBenchmarks measures one round, as
     * 15 of them, which it runs in each invocation, show nothing that one does not.
     */
    private static final List<String> OF_MANY_TESTS = List.of("-XX:+UseSerialGC", "-XX:-UsePerfData",
            "-Djub.ignore.annotations=true", "-Djub.rounds.warmup=0", "-Djub.rounds.benchmark=1");

    private static final Duration POLL = Duration.ofMillis(100);

    private final List<Path> classPath;
    private final Path directory;
    private final Duration silence;
    private final List<String> options;

    /**
     * Describes the VM.
     *
     * @param classPath its class path
     * @param directory its working directory
     * @param silence   how long it may make no progress before it is ended, where the machine has nothing else to do
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

    /**
     * Describes the same VM for code that runs once.
     *
     * @return a VM that starts to work sooner
     */
    public ChildVm ofShortLife() {
        return new ChildVm(classPath, directory, silence, SHORT_LIFE);
    }

    /**
     * Describes the same VM for one of several that run tests at a time, each once.
     *
     * @return a VM that takes less of the machine
     */
    public ChildVm ofManyTests() {
        return new ChildVm(classPath, directory, silence, OF_MANY_TESTS);
    }

    /**
     * Runs a program to its end.
     *
     * @param main     its main class
     * @param progress the file that the program keeps writing to
     * @param log      where its output goes
     * @param args     its arguments
     * @return how it ended, in words
     * @throws IOException          if the VM cannot be started
     * @throws InterruptedException if this thread is interrupted
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
        return silent.compareTo(Silence.limit(silence, silent, computed, machine.getSystemLoadAverage(),
                machine.getAvailableProcessors())) > 0;
    }

    private static Duration computed(Process process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }
}
