package org.openjdk.jmh.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.options.TimeValue;

class PlanBudgetTest {

    private static long minutes(TimeValue time) {
        return Math.round(time.convertTo(TimeUnit.SECONDS) / 60.0);
    }

    @Test
    void share_isProportionalAndIncludesUnusedTime() {
        PlanBudget budget = new PlanBudget(4);
        TimeValue total = TimeValue.hours(4);
        assertEquals(60, minutes(budget.share(total, 1)));
        assertEquals(160, minutes(budget.share(total, 2)), "the first took no time, so that its hour is shared");
        assertEquals(240, minutes(budget.share(total, 1)));
    }

    @Test
    void share_afterTheBudget_isPositive() {
        PlanBudget budget = new PlanBudget(1);
        TimeValue share = budget.share(TimeValue.NONE, 1);
        assertTrue(share.convertTo(TimeUnit.MILLISECONDS) >= 1, share::toString);
    }
}
