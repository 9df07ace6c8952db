package org.openjdk.jmh.runner.options;

/** Where a setting applies, and what it implies. */
enum SettingTrait {

    /** Its flag is upstream's, which has another meaning as well; each of its values is a flag, too. */
    OF_UPSTREAMS_FLAG,

    /** It has no effect in a run of two sides. */
    ONLY_OF_ONE_SIDE,

    /** It concerns dynamic runs, and switches them on. */
    DYNAMIC,

    /** It concerns actions of the main program other than running benchmarks; programs cannot set it. */
    ONLY_OF_COMMANDS,

    /** It has no effect if nothing is compared. */
    ONLY_OF_COMPARISONS,

    /** It has no effect in a run of one side. */
    ONLY_OF_TWO_SIDES,

    /** It makes the baseline differ from the candidate, so that both run. */
    RUNS_A_BASELINE
}
