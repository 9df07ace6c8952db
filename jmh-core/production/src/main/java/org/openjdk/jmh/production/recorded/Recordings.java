package org.openjdk.jmh.production.recorded;

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
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedMethod;

/** What recordings of one or several VMs tell of methods. */
public final class Recordings {

    private static final Pattern THRESHOLD = Pattern.compile("(\\d{1,15}) (ns|us|ms|s)");
    private static final Map<String, Double> NANOSECONDS = Map.of("ns", 1.0, "us", 1e3, "ms", 1e6, "s", 1e9);

    private final Map<VmName, RecordedVm> vms = new LinkedHashMap<>();
    private final Map<VmName, Instant> from = new LinkedHashMap<>();
    /** Looked up for each of millions of events, which sorted names would slow down. */
    private final Map<MethodName, Durations> durations = new HashMap<>();
    private final List<String> warnings = new ArrayList<>();
    private final Profile profile;

    private Recordings(Profile profile) {
        this.profile = profile;
    }

    /**
     * Reads files, in two passes: what single invocations and samples have to be left out is known after the first.
     *
     * @param files       of any number of VMs
     * @param skip        what is left out of each VM
     * @param measured    whether benchmarks measure a method
     * @param application whether a class, by its binary name, is of the application
     * @return what they tell
     * @throws IOException if a file cannot be used; the message names it and says why
     */
    public static Recordings read(Collection<Path> files, Skip skip, Predicate<MethodName> measured,
                                  Predicate<String> application)
            throws IOException {
        Recordings read = new Recordings(new Profile(measured, application));
        for (Path file : files) {
            RecordedFile one = RecordedFile.read(file);
            read.vms.computeIfAbsent(one.vm(), vm -> new RecordedVm()).add(one);
        }
        for (Map.Entry<VmName, RecordedVm> vm : read.vms.entrySet()) {
            read.from.put(vm.getKey(), read.from(vm.getValue(), skip));
            for (RecordedFile file : vm.getValue().files()) {
                read.events(file, read.begin(vm.getKey()));
            }
        }
        return read;
    }

    private Instant from(RecordedVm vm, Skip skip) throws UnusableRecordingException {
        Instant on = vm.switchedOn();
        if (skip.time().isZero() || vm.canLeaveOut(skip.time())) {
            return on.plus(skip.time());
        }
        String problem = "the " + skip.time().toSeconds() + " s after timing was switched on cannot be left out: "
                + "the recording has no two looks at the methods behind them; it ends "
                + Duration.between(on, vm.end()).toSeconds() + " s after it";
        if (skip.isAsked()) {
            throw new UnusableRecordingException(vm.files().get(0).file() + ": " + problem
                    + "; record for longer, with a period as `settings` writes it, or take all with --skip 0s");
        }
        warnings.add(
                vm.files().get(0).file() + ": " + problem + ", so that code that was compiled anew is among its times");
        return on;
    }

    private Instant begin(VmName vm) {
        return Objects.requireNonNull(from.get(vm));
    }

    private void events(RecordedFile file, Instant begin) throws IOException {
        EventPass pass = new EventPass(file.file());
        pass.on(RecordedFile.TRACE, event -> {
            RecordedMethod method = event.getValue("method");
            if (EventPass.isWritten(method) && !event.getStartTime().isBefore(begin)) {
                durations.computeIfAbsent(MethodName.of(method), name -> new Durations(threshold(file)))
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
            warnings.add(file.file() + ": the recorder lost " + file.lostBytes()
                    + " bytes, so that single invocations and samples are missing; counts and means are not concerned");
        }
    }

    /** Whether a method was timed or traced anywhere. */
    public boolean hasMethods() {
        return !methods().isEmpty();
    }

    /** What the recordings were asked for; empty where events of methods were not switched on. */
    public Set<String> filters() {
        return files().stream().flatMap(file -> file.filters().stream()).collect(Collectors.toCollection(TreeSet::new));
    }

    private List<RecordedFile> files() {
        return vms.values().stream().flatMap(vm -> vm.files().stream()).toList();
    }

    private static double threshold(RecordedFile file) {
        Matcher threshold = THRESHOLD.matcher(file.setting(RecordedFile.TRACE, "threshold").orElse(""));
        return threshold.matches()
                ? Double.parseDouble(threshold.group(1)) * NANOSECONDS.getOrDefault(threshold.group(2), Double.NaN)
                : Double.NaN;
    }

    /** The methods that were timed or traced. */
    public Set<MethodName> methods() {
        Set<MethodName> methods = new TreeSet<>(durations.keySet());
        vms.values().forEach(vm -> methods.addAll(vm.counters().keySet()));
        return methods;
    }

    /** What is known of the times of a method. */
    public Timed timed(MethodName method) {
        List<List<Window>> windows = new ArrayList<>();
        double minimum = Double.NaN;
        double maximum = Double.NaN;
        for (Map.Entry<VmName, RecordedVm> vm : vms.entrySet()) {
            Counter counter = vm.getValue().counters().get(method);
            if (counter != null) {
                windows.add(windows(vm.getValue(), begin(vm.getKey()), counter));
                Snapshot last = counter.last().orElseThrow();
                minimum = Double.isNaN(minimum) ? last.minimum() : Math.min(minimum, last.minimum());
                maximum = Double.isNaN(maximum) ? last.maximum() : Math.max(maximum, last.maximum());
            }
        }
        return new Timed(method, windows, minimum, maximum, durations.getOrDefault(method, Durations.none()));
    }

    /** All at once where nothing is left out, so that what happened before the first snapshot counts, too. */
    private static List<Window> windows(RecordedVm vm, Instant begin, Counter counter) {
        return begin.equals(vm.switchedOn()) ? counter.windowsFromStart() : counter.windows(begin);
    }

    /** Where samples of running threads were. */
    public Profile profile() {
        return profile;
    }

    /** The VMs, and from when on they count. */
    public Map<VmName, Instant> vms() {
        return new LinkedHashMap<>(from);
    }

    /** How long all VMs together were recorded, without what is left out. */
    public Duration duration() {
        return vms.entrySet().stream()
                .map(vm -> Duration.between(begin(vm.getKey()), vm.getValue().end()))
                .reduce(Duration.ZERO, Duration::plus);
    }

    /** Classes of which some method was timed or seen in a sample: they were loaded. */
    public Set<String> loadedTypes() {
        Set<String> types = new LinkedHashSet<>();
        methods().forEach(method -> types.add(method.canonicalType()));
        return types;
    }

    /** What the files are not fit for. */
    public List<String> warnings() {
        return List.copyOf(warnings);
    }
}
