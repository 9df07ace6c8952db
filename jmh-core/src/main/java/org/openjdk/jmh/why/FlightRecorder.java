package org.openjdk.jmh.why;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.dynreconf.attribution.CostBlocks;
import org.openjdk.jmh.dynreconf.attribution.CountedTimes;
import org.openjdk.jmh.dynreconf.attribution.ForkCosts;
import org.openjdk.jmh.files.TemporaryFolder;
import org.openjdk.jmh.recordings.ForkEvents;
import org.openjdk.jmh.recordings.MeasurementWindow;
import org.openjdk.jmh.results.explanation.ProfileEvidence;
import org.openjdk.jmh.util.FileFailure;

/**
 * Observes forks by JDK Flight Recorder. Their VMs must be able to record, and this VM to read recordings.
 * async-profiler may take the samples instead.
 */
public final class FlightRecorder implements CostObserver<ObservedFork> {

    private static final int MAX_LINES = 3;
    private static final double PERCENT = 100;
    private static final String READER = "jdk.jfr.consumer.RecordingFile";
    private static final String SETTINGS = "fork.jfc";
    private static final String FILE = "fork.jfr";
    private static final String SAMPLES = "samples.jfr";
    /**
     * Minimum number of samples in a fork. Tests allow for sampling errors, but fewer samples explain hardly anything.
     */
    private static final int FEWEST_SAMPLES = 5;
    private static final int DEEPEST_STACK = 256;
    private static final Pattern EVENT = Pattern.compile("<event name=\"([^\"]+)\"");

    private final TemporaryFolder folder;
    private final Optional<AsyncProfiler> profiler;

    private FlightRecorder(TemporaryFolder folder, Optional<AsyncProfiler> profiler) {
        this.folder = folder;
        this.profiler = profiler;
    }

    /**
     * Creates an observer. Closing it deletes all recordings.
     *
     * @param asyncProfiler library of async-profiler if it takes the samples; empty for Flight Recorder itself
     * @throws IOException if this VM cannot read recordings, or they cannot be stored; the message is a phrase
     */
    public static FlightRecorder open(Optional<Path> asyncProfiler) throws IOException {
        try {
            Class.forName(READER);
        } catch (ClassNotFoundException | LinkageError e) {
            throw new IOException("the VM that runs JMH has no JDK Flight Recorder ("
                    + System.getProperty("java.vm.name")
                    + " " + System.getProperty("java.version") + "), which is needed to read recordings");
        }
        try (InputStream settings = ForkEvents.class.getResourceAsStream(SETTINGS)) {
            FlightRecorder recorder = new FlightRecorder(new TemporaryFolder("jmh-why-"),
                    asyncProfiler.map(AsyncProfiler::new));
            recorder.checkName();
            copy(settings, recorder);
            return recorder;
        }
    }

    /**
     * Flight Recorder cannot read quotes within quotes, and some versions replace percent signs and the letter after
     * them.
     */
    private void checkName() throws IOException {
        String unread = profiler.isPresent() ? "[\"%,]" : "\"|%[pt]";
        if (Pattern.compile(unread).matcher(folder.path().toString()).find()) {
            close();
            throw new IOException("the name of the folder for temporary files, " + folder.path().getParent()
                    + ", contains a character that " + name()
                    + " cannot read: name another folder with -Djava.io.tmpdir=FOLDER");
        }
    }

    private static void copy(InputStream settings, FlightRecorder recorder) throws IOException {
        try {
            BufferedReader lines = new BufferedReader(new InputStreamReader(settings, StandardCharsets.UTF_8));
            Files.write(recorder.settings(), lines.lines().filter(recorder::isRecorded).collect(Collectors.toList()));
        } catch (IOException e) {
            recorder.close();
            throw e;
        }
    }

    private boolean isRecorded(String line) {
        Matcher event = EVENT.matcher(line);
        return !event.find() || !profiler.filter(other -> other.takes(event.group(1))).isPresent();
    }

    /** Returns a name of one or two words for users. */
    public static String name(Optional<Path> asyncProfiler) {
        return asyncProfiler.isPresent() ? AsyncProfiler.NAME : "JDK Flight Recorder";
    }

    @Override
    public String name() {
        return name(profiler.map(other -> other.library));
    }

    private Path file() {
        return folder.path().resolve(FILE);
    }

    private Path samples() {
        return folder.path().resolve(SAMPLES);
    }

    private Path settings() {
        return folder.path().resolve(SETTINGS);
    }

    /** Adds lines between safepoints to stacks, which does not change the code that runs. */
    @Override
    public List<String> vmArguments() throws ForkObservationException {
        delete();
        List<String> arguments = new ArrayList<>(Arrays.asList("-XX:+UnlockDiagnosticVMOptions",
                "-XX:+DebugNonSafepoints",
                "-XX:FlightRecorderOptions=repository=" + quoted(folder.path()) + ",stackdepth=" + DEEPEST_STACK,
                "-XX:StartFlightRecording=name=jmh-why,filename=" + quoted(file()) + ",settings=" + quoted(settings())
                        + ",dumponexit=true"));
        profiler.ifPresent(other -> arguments.add(other.vmArgument(samples(), DEEPEST_STACK)));
        return arguments;
    }

    /** Quotes a path in which a comma or a space would end the value. On Windows, quotes do not work with spaces. */
    private static String quoted(Path path) {
        String text = path.toString();
        boolean separable = text.indexOf(',') < 0 && (File.separatorChar == '\\' || text.indexOf(' ') < 0);
        return separable ? text : '"' + text + '"';
    }

    private void delete() throws ForkObservationException {
        try {
            Files.deleteIfExists(file());
            Files.deleteIfExists(samples());
        } catch (IOException e) {
            throw new ForkObservationException(folder.path() + ": " + FileFailure.reason(e));
        }
    }

    @Override
    public ObservedFork read(ObservedForkResult fork) throws ForkObservationException {
        ForkEvents recording = recording(fork);
        delete();
        long samples = Stream.of(recording.wallSamples(), recording.processorSamples())
                .mapToLong(stacks -> stacks.values().stream().mapToLong(Long::longValue).sum()).max().orElse(0);
        if (samples + recording.waitCount() < FEWEST_SAMPLES) {
            throw new ForkObservationException(
                    "it has " + samples + " samples of its measurement, fewer than the "
                            + FEWEST_SAMPLES + " that are needed: measure for longer (-r, -i)");
        }
        return new ObservedFork(recording, fork);
    }

    private ForkEvents recording(ObservedForkResult fork) throws ForkObservationException {
        if (profiler.isPresent() && !Files.exists(samples())) {
            throw new ForkObservationException(name() + " wrote no samples");
        }
        try {
            return ForkEvents.read(profiler.isPresent() ? Arrays.asList(file(), samples())
                    : Collections.singletonList(file()), new MeasurementWindow(fork.startMillis, fork.endMillis));
        } catch (FileNotFoundException e) {
            throw new ForkObservationException(
                    "its VM wrote no recording: it needs JDK Flight Recorder and free disk space");
        } catch (IOException e) {
            throw new ForkObservationException(FileFailure.reason(e));
        }
    }

    /** Uses the same kind of samples for both sides. */
    @Override
    public ProfileEvidence evidence(List<ObservedFork> baseline, List<ObservedFork> candidate, CountedTimes counted) {
        boolean byProcessorTime = Stream.concat(baseline.stream(), candidate.stream())
                .allMatch(ObservedFork::hasProcessorSamples);
        return new ProfileEvidence(candidate.get(0).unit,
                new CostBlocks(times(baseline, byProcessorTime, counted.baseline()),
                        times(candidate, byProcessorTime, counted.candidate()), counted),
                observed(baseline), observed(candidate),
                Stream.concat(baseline.stream(), candidate.stream())
                        .allMatch(fork -> fork.recording.allocationSamples() == 0)
                                ? null : new CostBlocks(allocations(baseline), allocations(candidate)),
                CompilerDifferences.of(baseline, candidate), hotLines(baseline, candidate));
    }

    private static List<ForkCosts> times(List<ObservedFork> forks, boolean byProcessorTime, double time) {
        return forks.stream().map(fork -> fork.time(byProcessorTime, time)).collect(Collectors.toList());
    }

    private static double[] observed(List<ObservedFork> forks) {
        return forks.stream().mapToDouble(ObservedFork::perOperation).toArray();
    }

    private static List<ForkCosts> allocations(List<ObservedFork> forks) {
        return forks.stream().map(ObservedFork::allocation).collect(Collectors.toList());
    }

    @Override
    public void close() {
        folder.close();
    }

    /** Returns the lines of methods with most samples, including called methods; of the candidate, or else the baseline. */
    private static Map<String, String> hotLines(List<ObservedFork> baseline, List<ObservedFork> candidate) {
        Map<String, String> lines = hotLines(baseline);
        lines.putAll(hotLines(candidate));
        return lines;
    }

    private static Map<String, String> hotLines(List<ObservedFork> forks) {
        Map<String, SortedMap<Integer, Long>> counts = new HashMap<>();
        forks.forEach(fork -> fork.recording.lines().forEach((method, lines) -> lines.forEach((line, count) -> counts
                .computeIfAbsent(method, key -> new TreeMap<>()).merge(line, count, Long::sum))));
        Map<String, String> lineNumbers = new TreeMap<>();
        counts.forEach((method, lines) -> lineNumbers.put(method, lineNumbers(lines)));
        return lineNumbers;
    }

    private static String lineNumbers(SortedMap<Integer, Long> lines) {
        double all = lines.values().stream().mapToLong(Long::longValue).sum();
        return lines.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.<Long>reverseOrder())).limit(MAX_LINES)
                .map(line -> line.getKey() + " (" + Math.round(PERCENT * line.getValue() / all) + " %)")
                .collect(Collectors.joining(", ", "line ", ""));
    }

    /**
     * Starts async-profiler in forks, which then takes the samples instead of Flight Recorder. Its samples are in a
     * separate file: on JDK 25, they would have other timestamps than Flight Recorder's events in the same file. Immutable.
     */
    private static final class AsyncProfiler {

        static final String NAME = "async-profiler";

        /**
         * Events that Flight Recorder must not record as well, because samples would count twice with different weights.
         */
        private static final Set<String> EVENTS = new HashSet<>(
                Arrays.asList("jdk.ExecutionSample", "jdk.NativeMethodSample", "jdk.CPUTimeSample"));

        private final Path library;

        AsyncProfiler(Path library) {
            this.library = library.toAbsolutePath();
        }

        /** Returns whether it replaces events of a type. */
        boolean takes(String event) {
            return EVENTS.contains(event);
        }

        /**
         * Returns the VM argument that starts it.
         *
         * @param file         output in the format of Flight Recorder, written when the VM ends
         * @param deepestStack maximum number of frames of a stack
         */
        String vmArgument(Path file, int deepestStack) {
            return "-agentpath:" + library + "=start,event=cpu,interval=1ms,jstackdepth="
                    + deepestStack + ",jfr,file=" + file;
        }
    }
}
