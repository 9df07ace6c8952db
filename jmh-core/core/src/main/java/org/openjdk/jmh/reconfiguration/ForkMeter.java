package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.dynreconf.measurement.VmActivity;

/** Tells of one fork how long it, its iterations and its decisions take, and what else its VM does meanwhile. */
interface ForkMeter {

    /** An iteration begins. */
    void startIteration();

    /** Returns the seconds since the iteration began. */
    double iterationSeconds();

    /** Returns what the VM did since the iteration began. */
    VmActivity activity();

    /** The fork begins to wait for a decision. */
    void startDecision();

    /** Returns the seconds since the fork began to wait. */
    double decisionSeconds();

    /** Returns the seconds from the beginning of the fork to the first call of this method, which ends it. */
    double forkSeconds();
}
