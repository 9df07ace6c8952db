package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;

class RehearsalTest {

    private static final int PLENTY = 120;

    private static List<Checkpoint> rehearse(ReconfigurationSettings settings, boolean scores, int iterations) {
        List<Checkpoint> seen = new ArrayList<>();
        int[] asked = {0};
        Rehearsal.run(settings, scores, () -> asked[0]++ >= iterations, seen::add);
        return seen;
    }

    private static ReconfigurationSettings settings(List<ConfiguredCriterion> criteria) {
        return ReconfigurationSettings.builder().criteria(criteria).build();
    }

    @ParameterizedTest
    @CsvSource({"kld, false", "cv, false", "rciw, true", "steady, false", "steady, true", "'kld,steady', false"})
    void everyQuestionOfTheRun_isAskedAndAnswered(String criteria, boolean scores) {
        ReconfigurationSettings settings = settings(StabilityCriteria.builtIn().parse(criteria));
        List<Checkpoint> seen = rehearse(settings, scores, PLENTY);
        Set<Phase> answered = seen.stream().filter(c -> c.judgements().values().stream()
                .anyMatch(j -> !j.undecidedReason().isPresent())).map(Checkpoint::phase).collect(Collectors.toSet());
        Set<Phase> expected = EnumSet.of(Phase.FORKS);
        settings.criteria().forEach(c -> expected.addAll(EnumSet.of(
                c.criterion().judges(Phase.WARMUP) ? Phase.WARMUP : Phase.MEASUREMENT)));
        assertEquals(expected, answered);
    }

    @Test
    void rehearsal_endsWhereItIsEnough() {
        ReconfigurationSettings settings = settings(StabilityCriteria.builtIn().parse("steady"));
        assertEquals(List.of(), rehearse(settings, true, 0));
        assertTrue(rehearse(settings, true, 5).size() <= 5);
    }

    @Test
    void criteriaOfOthers_areNotRehearsed() {
        ScriptedCriterion other = new ScriptedCriterion("other", measurements -> {
            throw new IllegalStateException("asked");
        });
        assertEquals(List.of(), rehearse(settings(List.of(ConfiguredCriterion.of(other))), true, PLENTY));
    }
}
