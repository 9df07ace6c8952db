package org.openjdk.jmh.dynreconf.attribution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Names a method that explains a significant part of a change; immutable. */
public final class Culprit {

    private final CostDifference difference;
    private final CodeChange change;
    private final boolean ofOneSide;
    private final double share;
    private final List<CostDifference> below;

    Culprit(CostDifference difference, CodeChange change, boolean ofOneSide, double share,
            List<CostDifference> below) {
        this.difference = difference;
        this.change = change;
        this.ofOneSide = ofOneSide;
        this.share = share;
        this.below = Collections.unmodifiableList(new ArrayList<>(below));
    }

    /** Returns its cost on both sides, without that of culprits named before it. */
    public CostDifference difference() {
        return difference;
    }

    public CodeChange change() {
        return change;
    }

    /** Returns whether it has a cost on one side only, even under another culprit. */
    public boolean isOfOneSide() {
        return ofOneSide;
    }

    /** Returns the share of the whole change that it explains, callees included; above 1 if others offset it. */
    public double share() {
        return share;
    }

    /** Returns its callees whose own code differs most, the largest difference first. */
    public List<CostDifference> below() {
        return below;
    }
}
