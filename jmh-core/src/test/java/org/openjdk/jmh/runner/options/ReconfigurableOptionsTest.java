package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.util.Optional;

class ReconfigurableOptionsTest {

    private final Options parent = new OptionsBuilder().reconfigure(Reconfiguration.DYNAMIC)
            .stabilityCriterion("kld", "rciw:confidence=0.95").stabilityThreshold(0.9, 0.1)
            .stabilityWindow(7).stabilityForkWindow(2).warmupMin(4).forkMin(3).warmupForkMin(1).build();

    @Test
    void getters_nothingSet_areEmpty() {
        Options options = new OptionsBuilder().build();
        assertFalse(options.getReconfiguration().hasValue());
        assertFalse(options.getStabilityCriterion().hasValue());
        assertFalse(options.getStabilityThresholds().hasValue());
        assertFalse(options.getWarmupMin().hasValue());
    }

    @Test
    void reconfiguration_anySettingGiven_isDynamic() {
        assertEquals(Optional.of(Reconfiguration.DYNAMIC),
                new OptionsBuilder().forkMin(2).build().getReconfiguration());
        assertEquals(Optional.of(Reconfiguration.STATIC),
                new OptionsBuilder().forkMin(2).reconfigure(Reconfiguration.STATIC).build().getReconfiguration());
    }

    @Test
    void parent_nothingSetInChild_isInherited() {
        Options child = new OptionsBuilder().parent(parent).build();
        assertEquals(Reconfiguration.DYNAMIC, child.getReconfiguration().get());
        assertEquals("kld,rciw:confidence=0.95", child.getStabilityCriterion().get());
        assertEquals(List.of(0.9, 0.1), child.getStabilityThresholds().get());
        assertEquals(7, child.getStabilityWindow().get());
        assertEquals(2, child.getStabilityForkWindow().get());
        assertEquals(4, child.getWarmupMin().get());
        assertEquals(3, child.getForkMin().get());
        assertEquals(1, child.getWarmupForkMin().get());
    }

    @Test
    void sideOrder_isInheritedUnlessSetInTheChild() {
        Options duet = new OptionsBuilder().sideOrder(SideOrder.DUET).build();
        assertEquals(SideOrder.DUET, new OptionsBuilder().parent(duet).build().getSideOrder().get());
        assertEquals(SideOrder.INTERLEAVED,
                new OptionsBuilder().parent(duet).sideOrder(SideOrder.INTERLEAVED).build().getSideOrder().get());
        assertFalse(new OptionsBuilder().build().getSideOrder().hasValue());
    }

    @Test
    void parent_criterionSetInChild_dropsThresholdsOfTheParent() {
        Options child = new OptionsBuilder().parent(parent).stabilityCriterion("cv").build();
        assertEquals("cv", child.getStabilityCriterion().get());
        assertFalse(child.getStabilityThresholds().hasValue());
    }

    @Test
    void parent_static_overridesImpliedReconfiguration() {
        Options still = new OptionsBuilder().reconfigure(Reconfiguration.STATIC).build();
        assertEquals(Reconfiguration.STATIC,
                new OptionsBuilder().parent(still).stabilityCriterion("kld").build().getReconfiguration().get());
        assertEquals(Reconfiguration.DYNAMIC, new OptionsBuilder().parent(still).stabilityCriterion("kld")
                .reconfigure(Reconfiguration.DYNAMIC).build().getReconfiguration().get());
        assertEquals(Reconfiguration.DYNAMIC, new OptionsBuilder().parent(new OptionsBuilder().build())
                .stabilityCriterion("kld").build().getReconfiguration().get());
    }

    @Test
    void keepForks_isInheritedWithoutSwitchingDynamicOn() {
        Options keeping = new OptionsBuilder().keepForks(true).build();
        assertFalse(keeping.getReconfiguration().hasValue());
        assertEquals(Optional.of(true), new OptionsBuilder().parent(keeping).build().getKeepForks());
        assertEquals(Optional.of(false), new OptionsBuilder().parent(keeping).keepForks(false).build().getKeepForks());
        assertFalse(new OptionsBuilder().build().getKeepForks().hasValue());
    }

    @Test
    void forkOrder_isInheritedWithoutSwitchingDynamicOn() throws CommandLineOptionException {
        Options rounds = new CommandLineOptions("-order", "Rounds");
        assertFalse(rounds.getReconfiguration().hasValue());
        assertEquals(Optional.of(ForkOrder.ROUNDS), new OptionsBuilder().parent(rounds).build().getForkOrder());
        assertEquals(Optional.of(ForkOrder.BENCHMARKS),
                new OptionsBuilder().parent(rounds).forkOrder(ForkOrder.BENCHMARKS).build().getForkOrder());
        assertFalse(new OptionsBuilder().build().getForkOrder().hasValue());
    }

    @Test
    void parent_staticInChild_wins() {
        Options child = new OptionsBuilder().parent(parent).reconfigure(Reconfiguration.STATIC).build();
        assertEquals(Reconfiguration.STATIC, child.getReconfiguration().get());
    }

    @Test
    void parent_commandLine_isInherited() throws CommandLineOptionException {
        Options child = new OptionsBuilder().parent(new CommandLineOptions("-sc", "cv", "-st", "0.02", "-wimin", "0"))
                .build();
        assertEquals(Reconfiguration.DYNAMIC, child.getReconfiguration().get());
        assertEquals(List.of(0.02), child.getStabilityThresholds().get());
        assertEquals(0, child.getWarmupMin().get());
    }

    @Test
    void setters_valueOutOfRange_areRejected() {
        assertThrows(IllegalArgumentException.class, () -> new OptionsBuilder().forkMin(0));
        assertThrows(IllegalArgumentException.class, () -> new OptionsBuilder().warmupMin(-1));
        assertThrows(IllegalArgumentException.class, () -> new OptionsBuilder().stabilityWindow(0));
        assertThrows(IllegalArgumentException.class, () -> new OptionsBuilder().stabilityForkWindow(-1));
        assertThrows(IllegalArgumentException.class, () -> new OptionsBuilder().warmupForkMin(-1));
    }

    @Test
    void setters_null_nameValidValues() {
        OptionsBuilder builder = new OptionsBuilder();
        assertEquals("stabilityThreshold(null): give a number for each criterion",
                assertThrows(IllegalArgumentException.class, () -> builder.stabilityThreshold((double[]) null))
                        .getMessage());
        assertEquals("stabilityCriterion(null): give one name or more",
                assertThrows(IllegalArgumentException.class, () -> builder.stabilityCriterion((String) null))
                        .getMessage());
        assertEquals("stabilityCriterion(null): give one name or more",
                assertThrows(IllegalArgumentException.class, () -> builder.stabilityCriterion((String[]) null))
                        .getMessage());
        assertEquals("reconfigure(null): give STATIC, DYNAMIC or AUTO",
                assertThrows(IllegalArgumentException.class, () -> builder.reconfigure(null)).getMessage());
        assertEquals("forkOrder(null): give BENCHMARKS or ROUNDS",
                assertThrows(IllegalArgumentException.class, () -> builder.forkOrder(null)).getMessage());
        assertEquals("decisionTimeout(null): the maximum time of a decision must be above 0, such as 60s",
                assertThrows(IllegalArgumentException.class, () -> builder.decisionTimeout(null)).getMessage());
    }
}
