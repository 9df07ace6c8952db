package org.openjdk.jmh.run;

import org.openjdk.jmh.results.comparison.ResultSide;

/** Keys of values that several features use. A feature declares the key of its own outcome itself. */
public final class RunKeys {

    /** The results to compare with: stored ones or, when all forks have ended, those of the other side. */
    public static final RunKey<ResultSide> BASELINE = new RunKey<>("baseline");

    /** The name of the result file, as the user gave it; absent if results are only printed. */
    public static final RunKey<String> RESULT_FILE = new RunKey<>("result file");

    /** The interrupted start that this run continues; absent if the run is new or repeats a complete one. */
    public static final RunKey<PreviousStart> INTERRUPTED_START = new RunKey<>("interrupted start");

    /** Upstream's runner; absent in a run of two sides. */
    public static final RunKey<UpstreamLoop> UPSTREAM = new RunKey<>("upstream's loop");

    /** The forks that upstream's loops run, and their results; absent in a run of two sides. */
    public static final RunKey<RunResults> FORKS = new RunKey<>("upstream's forks");

    /** Present if the output is upstream's text rather than a format of the caller. */
    public static final RunKey<Boolean> PRINTS_TEXT = new RunKey<>("prints text");

    private RunKeys() {
    }
}
