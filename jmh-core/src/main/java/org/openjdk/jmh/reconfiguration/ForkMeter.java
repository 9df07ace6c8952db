package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.dynreconf.measurement.VmActivity;

/** Measures the time of a fork, of its iterations and of its decisions, and the activity of its VM. */
interface ForkMeter {

    /** Called when an iteration starts. */
    void startIteration();

    /** Returns the seconds since the start of the iteration. */
    double iterationSeconds();

    /** Returns the activity of the VM since the start of the iteration. */
    VmActivity activity();

    /** Called when the fork starts to wait for a decision. */
    void startDecision();

    /** Returns the seconds since the fork started to wait. */
    double decisionSeconds();

    /** Returns the seconds from the start of the fork to the first call of this method. */
    double forkSeconds();
}
