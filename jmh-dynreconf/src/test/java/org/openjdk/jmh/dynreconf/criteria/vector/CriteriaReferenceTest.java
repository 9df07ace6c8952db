package org.openjdk.jmh.dynreconf.criteria.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.statistics.GridDensity;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

class CriteriaReferenceTest {

    /**
     * GridDensity is off by at most 3.4e-5 of one kernel's peak; a divergence is of second order in that, a
     * probability falls by ln 2 times the divergence.
     */
    @TestFactory
    Stream<DynamicTest> kld_twoIterations_agreesWithSciPy() {
        return ReferenceCase.named("same-probability").stream().map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
            double[] vector = Vectors.ofIterations("kld", 1, c.first(), c.second());
            assertEquals(1, vector.length);
            assertEquals(c.expected()[0], vector[0], 3e-5);
        }));
    }
}
