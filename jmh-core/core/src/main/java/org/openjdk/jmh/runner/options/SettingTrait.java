package org.openjdk.jmh.runner.options;

/** Where a setting means something, and where not. */
enum SettingTrait {

    /** Its flag is one of upstream's, which means something else as well. */
    OF_UPSTREAMS_FLAG,

    /** It is about dynamic runs, and switches them on. */
    DYNAMIC,

    /** It is for the main program, which does something beside running benchmarks; a program has no use for it. */
    ONLY_OF_COMMANDS,

    /** It is of no use where nothing is compared. */
    ONLY_OF_COMPARISONS,

    /** It is of no use in a run of one side. */
    ONLY_OF_TWO_SIDES,

    /** The baseline has something of its own with it, and is run beside the candidate. */
    RUNS_A_BASELINE
}
