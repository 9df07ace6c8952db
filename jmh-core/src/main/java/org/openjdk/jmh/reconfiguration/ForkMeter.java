package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.dynreconf.measurement.VmActivity;

/** Measures the durations of a fork, its iterations and decisions in seconds, and the activity of its VM. */
interface ForkMeter {

    void startIteration();

    double iterationSeconds();

    /** Returns the activity of the VM since the start of the iteration. */
    VmActivity activity();

    void startDecision();

    double decisionSeconds();

    /** Returns the seconds from the start of the fork to the first call of this method. */
    double forkSeconds();
}
