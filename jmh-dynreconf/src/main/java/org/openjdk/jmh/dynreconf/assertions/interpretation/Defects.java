package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.Optional;

/** Finds reasons why a relation cannot be judged. */
final class Defects {

    private Defects() {
    }

    static Optional<Evidence> find(Quantity left, Quantity right, int fewestForks) {
        Optional<String> ofLeft = left.defect(fewestForks);
        Optional<String> defect = ofLeft.isPresent() ? ofLeft.map(text -> "left side: " + text)
                : right.defect(fewestForks).map(text -> "right side: " + text);
        return defect.map(Evidence::missing);
    }
}
