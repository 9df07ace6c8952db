package org.openjdk.jmh.run;

import org.openjdk.jmh.results.comparison.ResultSide;

/** Values of a run that several features use and none of them owns. A feature declares the key of its own outcome itself. */
public final class RunKeys {

    /** The results that those of the run are compared with: stored ones, or the other side's when all forks have ended. */
    public static final RunKey<ResultSide> BASELINE = new RunKey<>("baseline");

    /** The name of the result file, as the user gave it; absent where results are only printed. */
    public static final RunKey<String> RESULT_FILE = new RunKey<>("result file");

    /** The interrupted start that this run continues; absent where a run begins or repeats one that came to its end. */
    public static final RunKey<PreviousStart> INTERRUPTED_START = new RunKey<>("interrupted start");

    /** Upstream's runner; absent in a run of two sides. */
    public static final RunKey<UpstreamLoop> UPSTREAM = new RunKey<>("upstream's loop");

    /** The forks that upstream's loops run, and their results; absent in a run of two sides. */
    public static final RunKey<UpstreamForks> FORKS = new RunKey<>("upstream's forks");

    /** Present if the output is upstream's text, and not a format of the caller. */
    public static final RunKey<Boolean> PRINTS_TEXT = new RunKey<>("prints text");

    private RunKeys() {
    }
}
