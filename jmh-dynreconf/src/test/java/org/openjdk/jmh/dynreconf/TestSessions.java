package org.openjdk.jmh.dynreconf;

import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;

/** Sessions and their input, for tests. */
final class TestSessions {

    private TestSessions() {
    }

    static Iteration iteration(double... values) {
        return Iteration.of(Sample.of(values));
    }

    static ReconfigurationSettings.Builder settings(String criteria) {
        return ReconfigurationSettings.builder().criteria(StabilityCriteria.builtIn().parse(criteria));
    }

    static ReconfigurationSettings.Builder settings(StabilityValue value) {
        return ReconfigurationSettings.builder()
                .criteria(List.of(ConfiguredCriterion.of(new ScriptedCriterion("scripted", value))));
    }

    static ReconfigurationSession started(ReconfigurationSettings.Builder settings) {
        ReconfigurationSession session = new ReconfigurationSession(settings.build());
        session.startFork(ForkRole.measured());
        return session;
    }
}
