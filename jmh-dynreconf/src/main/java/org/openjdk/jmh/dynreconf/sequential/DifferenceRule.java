package org.openjdk.jmh.dynreconf.sequential;

import org.openjdk.jmh.dynreconf.comparison.Direction;

/**
 * A rule that decides, looking at each block, whether two sides differ: what users name, and the maker of judges that
 * apply it to benchmarks. Of a judge's looks at a benchmark, wherever its true ratio lies, one in twenty is to give a wrong
 * verdict at most where the confidence is 95 %, if blocks do not depend on each other: not of single looks, but of whole
 * sequences of them.
 *
 * <p>To add one, implement this interface in a public class with a public constructor without parameters and name that
 * class in {@code META-INF/services/org.openjdk.jmh.dynreconf.sequential.DifferenceRule}. Instances hold no state of a
 * benchmark; that is what {@link #judge} creates.
 */
public interface DifferenceRule {

    /** {@return the name that users type: letters, digits, '-', '_' and '.', compared without regard to case} */
    String name();

    /** {@return one line of description for lists} */
    String description();

    /**
     * Creates the judge of one benchmark.
     *
     * @param settings  tolerance, confidence, and bounds on blocks
     * @param direction which values are better
     * @return a new instance
     */
    DifferenceJudge judge(SequentialSettings settings, Direction direction);
}
