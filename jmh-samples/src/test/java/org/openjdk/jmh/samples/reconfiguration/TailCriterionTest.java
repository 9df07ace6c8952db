package org.openjdk.jmh.samples.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.criteria.vector.Measurements;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;
import org.openjdk.jmh.dynreconf.testkit.CriterionCheck;

/** Tests a custom criterion: an example by hand, and the standard shapes of the test kit. */
class TailCriterionTest {

    private static final StabilityCriteria CRITERIA =
            StabilityCriteria.load(TailCriterionTest.class.getClassLoader());

    @Test
    void criterion_namedInServicesFile_isFound() {
        assertEquals(new TailCriterion().description(), CRITERIA.find("tail").description());
        assertEquals(List.of(), CRITERIA.problems());
    }

    @Test
    void stabilityValue_exampleOfItsDocumentation_isThree() {
        assertEquals(3, ratio("tail"));
    }

    @Test
    void stabilityValue_quantileBelowTheSlowestCall_isOne() {
        assertEquals(1, ratio("tail:quantile=0.9"));
    }

    @Test
    void criterion_standardShapes_hasNoProblems() {
        assertEquals(List.of(), new CriterionCheck(ConfiguredCriterion.of(new TailCriterion()), 1).problems());
    }

    private static double ratio(String text) {
        ConfiguredCriterion configured = CRITERIA.parse(text).get(0);
        StabilityValue value = new TailCriterion().stabilityValue(JudgeSetup.of(configured, 1));
        double[] times = {1, 1, 1, 1, 3, 1, 1, 1, 1, 1};
        return value.of(Measurements.ofFork(List.of(DrawnIteration.of(times, 1, VmActivity.UNKNOWN))));
    }
}
