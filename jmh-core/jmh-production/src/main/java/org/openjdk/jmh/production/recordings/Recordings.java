package org.openjdk.jmh.production.recordings;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedMethod;

/** Holds the recorded times of methods of one or several VMs. */
public final class Recordings {

    private static final Pattern THRESHOLD = Pattern.compile("(\\d{1,15}) (ns|us|ms|s)");
    private static final Map<String, Double> NANOSECONDS = Map.of("ns", 1.0, "us", 1e3, "ms", 1e6, "s", 1e9);

    private final Map<VmIdentity, RecordedVm> vms = new LinkedHashMap<>();
    private final Map<VmIdentity, Instant> from = new LinkedHashMap<>();
    /** A hash map, since millions of events look names up. */
    private final Map<MethodName, InvocationDurations> durations = new HashMap<>();
    private final List<String> warnings = new ArrayList<>();
    private final SampleProfile profile;

    private Recordings(SampleProfile profile) {
        this.profile = profile;
    }

    /**
     * Reads files in two passes; the first one finds the invocations and samples that the second one skips.
     *
     * @param files       of any number of VMs
     * @param skip        skipped at the start of each VM
     * @param measured    accepts methods that benchmarks measure
     * @param application accepts the binary names of the application's classes
     * @throws IOException if a file cannot be used; the message names it and says why
     */
    public static Recordings read(Collection<Path> files, WarmupSkip skip, Predicate<MethodName> measured,
                                  Predicate<String> application)
            throws IOException {
        Recordings read = new Recordings(new SampleProfile(measured, application));
        for (Path file : files) {
            RecordedFile one = RecordedFile.read(file);
            read.vms.computeIfAbsent(one.vm(), vm -> new RecordedVm()).add(one);
        }
        for (Map.Entry<VmIdentity, RecordedVm> vm : read.vms.entrySet()) {
            read.from.put(vm.getKey(), read.from(vm.getValue(), skip));
            for (RecordedFile file : vm.getValue().files) {
                read.events(file, read.begin(vm.getKey()));
            }
        }
        return read;
    }

    private Instant from(RecordedVm vm, WarmupSkip skip) throws UnusableRecordingException {
        Instant on = vm.switchedOn();
        if (skip.time().isZero() || vm.canLeaveOut(skip.time())) {
            return on.plus(skip.time());
        }
        String problem = "the " + skip.time().toSeconds() + " s after timing was switched on cannot be left out: "
                + "the recording has no two samples of the methods behind them; it ends "
                + Duration.between(on, vm.end()).toSeconds() + " s after it";
        if (skip.isAsked()) {
            throw new UnusableRecordingException(vm.files.get(0).file + ": " + problem
                    + "; record for longer, with the period that `settings` writes, or use all with --skip 0s");
        }
        warnings.add(vm.files.get(0).file + ": " + problem + ", so its times include code that was compiled again");
        return on;
    }

    private Instant begin(VmIdentity vm) {
        return Objects.requireNonNull(from.get(vm));
    }

    private void events(RecordedFile file, Instant begin) throws IOException {
        EventReader pass = new EventReader(file.file);
        pass.on(RecordedFile.TRACE, event -> {
            RecordedMethod method = event.getValue("method");
            if (EventReader.isWritten(method) && !event.getStartTime().isBefore(begin)) {
                durations.computeIfAbsent(MethodName.of(method), name -> new InvocationDurations(threshold(file)))
                        .add(event.getDuration().toNanos());
            }
        });
        pass.on(RecordedFile.SAMPLE, event -> {
            if (!event.getStartTime().isBefore(begin)) {
                profile.add(event.getStackTrace());
            }
        });
        pass.run();
        if (file.lostBytes() > 0) {
            warnings.add(file.file + ": the recorder lost " + file.lostBytes()
                    + " bytes, so single invocations and samples are missing; counts and means are complete");
        }
    }

    /** Returns whether any method was timed or traced. */
    public boolean hasMethods() {
        return !methods().isEmpty();
    }

    /** Returns the requested filters; empty if method events were not switched on. */
    public Set<String> filters() {
        return files().stream().flatMap(file -> file.filters().stream()).collect(Collectors.toCollection(TreeSet::new));
    }

    private List<RecordedFile> files() {
        return vms.values().stream().flatMap(vm -> vm.files.stream()).toList();
    }

    private static double threshold(RecordedFile file) {
        Matcher threshold = THRESHOLD.matcher(file.setting(RecordedFile.TRACE, "threshold").orElse(""));
        return threshold.matches()
                ? Double.parseDouble(threshold.group(1)) * NANOSECONDS.getOrDefault(threshold.group(2), Double.NaN)
                : Double.NaN;
    }

    public Set<MethodName> methods() {
        Set<MethodName> methods = new TreeSet<>(durations.keySet());
        vms.values().forEach(vm -> methods.addAll(vm.counters.keySet()));
        return methods;
    }

    public MethodTimes timed(MethodName method) {
        List<List<Window>> windows = new ArrayList<>();
        double minimum = Double.NaN;
        double maximum = Double.NaN;
        for (Map.Entry<VmIdentity, RecordedVm> vm : vms.entrySet()) {
            InvocationCounter counter = vm.getValue().counters.get(method);
            if (counter != null) {
                windows.add(windows(vm.getValue(), begin(vm.getKey()), counter));
                Snapshot last = counter.last().orElseThrow();
                minimum = Double.isNaN(minimum) ? last.minimum() : Math.min(minimum, last.minimum());
                maximum = Double.isNaN(maximum) ? last.maximum() : Math.max(maximum, last.maximum());
            }
        }
        return new MethodTimes(method, windows, minimum, maximum,
                durations.getOrDefault(method, InvocationDurations.none()));
    }

    /** Returns the windows, which include the time before the first snapshot if nothing is skipped. */
    private static List<Window> windows(RecordedVm vm, Instant begin, InvocationCounter counter) {
        return begin.equals(vm.switchedOn()) ? counter.windowsFromStart() : counter.windows(begin);
    }

    public SampleProfile profile() {
        return profile;
    }

    /** Returns the start of the counted data of each VM. */
    public Map<VmIdentity, Instant> vms() {
        return new LinkedHashMap<>(from);
    }

    /** Returns the recorded time of all VMs, without what was skipped. */
    public Duration duration() {
        return vms.entrySet().stream()
                .map(vm -> Duration.between(begin(vm.getKey()), vm.getValue().end()))
                .reduce(Duration.ZERO, Duration::plus);
    }

    /** Returns the classes that were certainly loaded, since one of their methods was timed. */
    public Set<String> loadedTypes() {
        Set<String> types = new LinkedHashSet<>();
        methods().forEach(method -> types.add(method.canonicalType()));
        return types;
    }

    /** Returns sentences about the limits of the files. */
    public List<String> warnings() {
        return List.copyOf(warnings);
    }

    /** Holds the files of one VM. */
    private static final class RecordedVm {

        final List<RecordedFile> files = new ArrayList<>();
        final Map<MethodName, InvocationCounter> counters = new TreeMap<>();

        void add(RecordedFile file) throws UnusableRecordingException {
            for (RecordedFile other : files) {
                if (other.span.overlaps(file.span)) {
                    throw new UnusableRecordingException(file.file + ": is of the same VM and the same time as "
                            + other.file + ", so shared data would count twice; name one of them");
                }
            }
            files.add(file);
            file.counters.forEach((name, counter) -> counters.merge(name, counter, InvocationCounter::with));
        }

        Instant switchedOn() {
            return files.stream().map(RecordedFile::switchedOn).min(Instant::compareTo).orElseThrow();
        }

        Instant end() {
            return files.stream().map(file -> file.span.end()).max(Instant::compareTo).orElseThrow();
        }

        /** Returns whether at least two snapshots remain after a duration is skipped. */
        boolean canLeaveOut(Duration start) {
            return counters.isEmpty() ? switchedOn().plus(start).isBefore(end())
                    : counters.values().stream().anyMatch(counter -> counter.count(switchedOn().plus(start)) > 1);
        }
    }
}
