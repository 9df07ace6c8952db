package org.openjdk.jmh.dynreconf.attribution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A method that explains a part of a change which cannot be chance; immutable. */
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

    /** Returns its cost on both sides, without that of culprits that were named before it. */
    public CostDifference difference() {
        return difference;
    }

    /** Returns how its code differs. */
    public CodeChange change() {
        return change;
    }

    /** Returns whether only one side was seen in it, be it under another culprit. */
    public boolean isOfOneSide() {
        return ofOneSide;
    }

    /** Returns the share of the whole change that it explains, callees included; above 1 if others offset it. */
    public double share() {
        return share;
    }

    /** Of what it calls, those that differ most by their own code: the largest difference first. */
    public List<CostDifference> below() {
        return below;
    }
}
