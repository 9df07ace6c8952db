package org.openjdk.jmh.integration.criteria;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;

/** Fails in the configured way at its second decision. */
public final class HostileCriterion extends SimpleCriterion {

    /** Found by its name in the options of the provider. */
    private static final String DEED = "deed";

    public HostileCriterion() {
        super("hostile", CriterionOption.text(DEED, "hang", "hang, ignore, memory, stack or death"));
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        String deed = setup.options().text(DEED);
        List<long[]> memory = new ArrayList<>();
        int[] asked = {0};
        return measurements -> {
            asked[0]++;
            return asked[0] <= measurements.iterations().size() ? 0.25 : harm(deed, memory);
        };
    }

    private static double harm(String deed, List<long[]> memory) {
        switch (deed) {
            case "memory":
                while (true) {
                    memory.add(new long[1 << 18]);
                }
            case "stack":
                return 1 + harm(deed, memory);
            case "death":
                throw new ThreadDeath();
            default:
                return sleep(deed.equals("ignore"));
        }
    }

    private static double sleep(boolean again) {
        do {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                Thread.interrupted();
            }
        } while (again);
        return 0.75;
    }
}
