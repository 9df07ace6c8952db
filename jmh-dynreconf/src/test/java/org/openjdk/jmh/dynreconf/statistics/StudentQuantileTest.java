package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.apache.commons.math3.distribution.TDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudentQuantileTest {

    /** Reference: scipy.stats.t.ppf. */
    @ParameterizedTest
    @CsvSource({
        "0.5, 0.7, 0.0",
        "0.5, 1, 0.0",
        "0.5, 1.4689, 0.0",
        "0.5, 2, 0.0",
        "0.5, 4.5, 0.0",
        "0.5, 30, 0.0",
        "0.5, 1000, 0.0",
        "0.5, 1000000.0, 0.0",
        "0.6, 0.7, 0.35603136523468015",
        "0.6, 1, 0.32491969623290634",
        "0.6, 1.4689, 0.30176879663133926",
        "0.6, 2, 0.2886751345948128",
        "0.6, 4.5, 0.2687518355421751",
        "0.6, 30, 0.2556053649519128",
        "0.6, 1000, 0.25341451583949876",
        "0.6, 1000000.0, 0.25334717053784184",
        "0.9, 0.7, 5.009947959646406",
        "0.9, 1, 3.0776835371752544",
        "0.9, 1.4689, 2.2261084743815998",
        "0.9, 2, 1.8856180831641272",
        "0.9, 4.5, 1.5008853175085577",
        "0.9, 30, 1.3104150253913955",
        "0.9, 1000, 1.2823987214609247",
        "0.9, 1000000.0, 1.281552412129939",
        "0.975, 0.7, 36.611415031588656",
        "0.975, 1, 12.706204736174694",
        "0.975, 1.4689, 6.198348377583419",
        "0.975, 2, 4.302652729749462",
        "0.975, 4.5, 2.6589123472044034",
        "0.975, 30, 2.0422724563012378",
        "0.975, 1000, 1.9623390808264083",
        "0.975, 1000000.0, 1.959966356814107",
        "0.995, 0.7, 364.9352029815851",
        "0.995, 1, 63.656741162871526",
        "0.995, 1.4689, 18.762399255428875",
        "0.995, 2, 9.924843200918287",
        "0.995, 4.5, 4.272823993011293",
        "0.995, 30, 2.7499956535672254",
        "0.995, 1000, 2.580754698065951",
        "0.995, 1000000.0, 2.5758342201053344",
        "0.99995, 0.7, 262639.07174878556",
        "0.99995, 1, 6366.197671316637",
        "0.99995, 1.4689, 432.0101143371883",
        "0.99995, 2, 99.99249984375004",
        "0.99995, 4.5, 12.909431314322443",
        "0.99995, 30, 4.482417175409786",
        "0.99995, 1000, 3.9063437367014084",
        "0.99995, 1000000.0, 3.8906075818030925",
    })
    void quantile_isThatOfScipy(double probability, double freedom, double expected) {
        assertEquals(expected, StudentQuantile.of(probability, freedom), 1e-9 * Math.max(1, expected));
    }

    @Test
    void quantile_isWhereTheDistributionFunctionHasTheProbability() {
        Random random = new Random(20261122);
        for (int i = 0; i < 2000; i++) {
            double probability = 1 - Math.pow(10, -5 * random.nextDouble()) / 2;
            double freedom = Math.pow(10, -0.3 + 5 * random.nextDouble());
            double quantile = StudentQuantile.of(probability, freedom);
            assertEquals(probability, new TDistribution(null, freedom).cumulativeProbability(quantile), 1e-9,
                    () -> probability + " with " + freedom);
        }
    }

    /** More questions than the cache has entries, each repeated after others. */
    @Test
    void quantile_askedAgain_isTheSame() {
        double[] first = new double[5000];
        Arrays.setAll(first, i -> StudentQuantile.of(0.5 + i / 10001.0, 2 + i % 7));
        for (int i = 0; i < first.length; i++) {
            assertEquals(first[i], StudentQuantile.of(0.5 + i / 10001.0, 2 + i % 7));
            assertEquals(first[i], StudentQuantile.of(0.5 + i / 10001.0, 2 + i % 7));
        }
    }
}
