package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;

class SavingHintTest {

    private static final OptionNames TYPED = new OptionNames(true);

    private static ReconfigurationSettings settings(int fewestWarmups, int warmups, int fewestForks, int forks) {
        return ReconfigurationSettings.builder().criteria(StabilityCriteria.builtIn().parse("steady"))
                .warmupIterations(fewestWarmups, warmups).forks(fewestForks, forks).build();
    }

    /** Annotations as Maven archetypes generate them. */
    @Test
    void nothingToDecide_suggestsOptions() {
        assertEquals(
                Optional.of(
                        "# HINT: 5 warmup iterations and 1 fork leave nothing to decide: -wi 50 -f 5 would, or choose no numbers at all with -auto"),
                SavingHint.of(settings(5, 5, 1, 1), 1, TYPED));
        assertEquals(
                Optional.of("# HINT: 3 warmup iterations and 2 forks leave nothing to decide: warmupIterations(50) "
                        + "forks(5) would, or choose no numbers at all with reconfigure(AUTO)"),
                SavingHint.of(settings(3, 3, 2, 2), 2, new OptionNames(false)));
    }

    @Test
    void largeMinima_suggestTwiceTheNumber() {
        assertTrue(SavingHint.of(settings(60, 60, 8, 8), 8, TYPED).orElseThrow().contains(": -wi 120 -f 16 would"));
    }

    @Test
    void benchmarkWithoutWarmup_suggestsForksOnly() {
        assertTrue(SavingHint.of(settings(0, 0, 2, 2), 2, TYPED).orElseThrow().contains(": -f 5 would"));
        assertFalse(SavingHint.of(settings(0, 0, 1, 1), 0, TYPED).isPresent());
    }

    /** A common set of annotations: the number of forks can be decided, but each fork may be measured cold. */
    @Test
    void fixedWarmup_suggestsWarmupOnly() {
        assertEquals(Optional.of(
                "# HINT: 5 warmup iterations leave nothing to decide: -wi 50 would, or choose no numbers at all with -auto"),
                SavingHint.of(settings(5, 5, 2, 5), 5, TYPED));
        assertTrue(SavingHint.of(settings(1, 1, 2, 5), 5, TYPED).orElseThrow().contains("1 warmup iteration leaves "));
    }

    @Test
    void openDecision_needsNoHint() {
        assertFalse(SavingHint.of(settings(5, 6, 1, 1), 1, TYPED).isPresent());
        assertFalse(SavingHint.of(settings(5, 6, 2, 3), 3, TYPED).isPresent());
        assertFalse(SavingHint.of(settings(5, 6, 3, 3), 3, TYPED).isPresent());
        assertFalse(SavingHint.of(settings(0, 0, 2, 3), 3, TYPED).isPresent());
    }
}
