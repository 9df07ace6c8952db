package org.openjdk.jmh.ab.worker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The VM of a fork, as far as it was given; immutable. */
public final class ForkVm {

    private static final String GIVEN = "given";

    private final String executable;
    private final List<String> arguments;
    private final List<String> added;

    /**
     * Creates a VM.
     *
     * @param executable null for that of annotations, or else that of the worker
     * @param arguments  null for those of annotations, or else those of the worker
     * @param added      further arguments, after those that options or annotations append
     */
    public ForkVm(String executable, List<String> arguments, List<String> added) {
        this.executable = executable;
        this.arguments = arguments == null ? null : new ArrayList<>(arguments);
        this.added = Collections.unmodifiableList(new ArrayList<>(added));
    }

    /** Returns this VM with further arguments. */
    ForkVm with(List<String> further) {
        List<String> all = new ArrayList<>(added);
        all.addAll(further);
        return new ForkVm(executable, arguments, all);
    }

    /** Returns the path of the program, if given. */
    public Optional<String> executable() {
        return Optional.ofNullable(executable);
    }

    /** Returns its arguments, if given. */
    public Optional<List<String>> arguments() {
        return Optional.ofNullable(arguments).map(Collections::unmodifiableList);
    }

    /** Returns arguments that are added to all others. */
    public List<String> added() {
        return added;
    }

    /** Returns the VM as one line. */
    String encode() {
        return LineCodec.encode(Arrays.asList(executable == null ? "" : executable, arguments == null ? "" : GIVEN,
                arguments == null ? "" : LineCodec.encode(arguments), LineCodec.encode(added)));
    }

    /** Reads such a line. */
    static ForkVm decode(String line) {
        List<String> texts = LineCodec.decode(line);
        return new ForkVm(texts.get(0).isEmpty() ? null : texts.get(0),
                texts.get(1).isEmpty() ? null : LineCodec.decode(texts.get(2)), LineCodec.decode(texts.get(3)));
    }
}
