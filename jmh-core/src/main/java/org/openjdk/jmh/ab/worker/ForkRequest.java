package org.openjdk.jmh.ab.worker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** A request to run one fork: its benchmark, iterations, and VM; immutable. */
public final class ForkRequest {

    private static final String ANYWHERE = "";

    private final String benchmark;
    final String mode;
    private final SortedMap<String, String> parameters;
    private final PhaseLength warmup;
    private final PhaseLength measurement;
    private final ForkVm vm;
    private final ForkSettings settings;
    /** The cores to run on in taskset's format; empty for any. */
    final String cores;
    /** Whether the fork waits for permission to begin. */
    final boolean waits;
    /** Whether the fork asks before each iteration. */
    final boolean takesTurns;

    /**
     * Creates a request without options.
     *
     * @param benchmark   qualified name of the method
     * @param mode        short label, such as avgt
     * @param parameters  names and values of all parameters
     * @param warmup      iterations before the measurement
     * @param measurement iterations of the result
     * @param vm          of the fork
     */
    public ForkRequest(String benchmark, String mode, SortedMap<String, String> parameters, PhaseLength warmup,
                       PhaseLength measurement, ForkVm vm) {
        this.benchmark = benchmark;
        this.mode = mode;
        this.parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
        this.warmup = warmup;
        this.measurement = measurement;
        this.vm = vm;
        settings = ForkSettings.none();
        cores = ANYWHERE;
        waits = false;
        takesTurns = false;
    }

    private ForkRequest(ForkRequest other, ForkVm vm, ForkSettings settings, String cores, boolean waits,
                        boolean takesTurns) {
        benchmark = other.benchmark;
        mode = other.mode;
        parameters = other.parameters;
        warmup = other.warmup;
        measurement = other.measurement;
        this.vm = vm;
        this.settings = settings;
        this.cores = cores;
        this.waits = waits;
        this.takesTurns = takesTurns;
    }

    /**
     * Returns this request with the options of all forks of a run.
     *
     * @param all the options, which replace others
     */
    public ForkRequest with(ForkSettings all) {
        return new ForkRequest(this, vm, all, cores, waits, takesTurns);
    }

    /**
     * Returns this request for another VM.
     *
     * @param executable path of its program
     */
    public ForkRequest in(String executable) {
        return new ForkRequest(this, new ForkVm(executable, vm.arguments().orElse(null), vm.added()), settings, cores,
                waits,
                takesTurns);
    }

    /**
     * Returns this request for some cores.
     *
     * @param list of their numbers in taskset's format; empty for any
     */
    public ForkRequest on(String list) {
        return new ForkRequest(this, vm, settings, list, waits, takesTurns);
    }

    /**
     * Returns this request for a fork that waits for permission to begin when its VM has started.
     */
    public ForkRequest waiting() {
        return new ForkRequest(this, vm, settings, cores, true, takesTurns);
    }

    /** Returns this request for a fork that asks before each iteration, which needs this build's JMH. */
    public ForkRequest takingTurns() {
        return new ForkRequest(this, vm, settings, cores, waits, true);
    }

    /**
     * Returns this request with further arguments of the VM.
     *
     * @param arguments after all others
     */
    public ForkRequest withArguments(List<String> arguments) {
        return new ForkRequest(this, vm.with(arguments), settings, cores, waits, takesTurns);
    }

    public String benchmark() {
        return benchmark;
    }

    public SortedMap<String, String> parameters() {
        return parameters;
    }

    public PhaseLength warmup() {
        return warmup;
    }

    public PhaseLength measurement() {
        return measurement;
    }

    public ForkVm vm() {
        return vm;
    }

    public ForkSettings settings() {
        return settings;
    }

    /** Returns the request as one line. */
    public String encode() {
        List<String> pairs = new ArrayList<>();
        parameters.forEach((name, value) -> pairs.addAll(Arrays.asList(name, value)));
        return LineCodec.encode(Arrays.asList(benchmark, mode, LineCodec.encode(pairs), warmup.toString(),
                measurement.toString(), vm.encode(), settings.encode(), cores, String.valueOf(waits),
                String.valueOf(takesTurns)));
    }

    /** Reads such a line. */
    static ForkRequest decode(String line) {
        List<String> texts = LineCodec.decode(line);
        List<String> pairs = LineCodec.decode(texts.get(2));
        SortedMap<String, String> parameters = new TreeMap<>();
        for (int i = 0; i < pairs.size(); i += 2) {
            parameters.put(pairs.get(i), pairs.get(i + 1));
        }
        ForkRequest plain = new ForkRequest(texts.get(0), texts.get(1), parameters, PhaseLength.of(texts.get(3)),
                PhaseLength.of(texts.get(4)), ForkVm.decode(texts.get(5)));
        return new ForkRequest(plain, plain.vm, ForkSettings.decode(texts.get(6)), texts.get(7),
                Boolean.parseBoolean(texts.get(8)), Boolean.parseBoolean(texts.get(9)));
    }
}
