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

    /** What it costs on both sides, without what is under culprits that were named before it. */
    public CostDifference difference() {
        return difference;
    }

    /** How its code differs. */
    public CodeChange change() {
        return change;
    }

    /** Whether only one side was seen in it, be it under another culprit. */
    public boolean isOfOneSide() {
        return ofOneSide;
    }

    /** Which share of the whole change it explains, with what it calls; above 1 where others make up for it. */
    public double share() {
        return share;
    }

    /** Of what it calls, those that differ most by their own code: the largest difference first. */
    public List<CostDifference> below() {
        return below;
    }
}
