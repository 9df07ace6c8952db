package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTimeTest {

    @ParameterizedTest
    @CsvSource({"10m, 600000", "10 min, 600000", "90s, 90000", "1.5h, 5400000", "1h30m, 5400000",
        "1 H 30 Min 5 s, 5405000", "2hr, 7200000", "1d, 86400000", "1day, 86400000", "0.5s, 500", "0h1s, 1000"})
    void time_withUnits_isRead(String text, long millis) throws CommandLineOptionException {
        assertEquals(millis, BudgetTime.parse(text).convertTo(TimeUnit.MILLISECONDS));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"0", "0s", "10", "", " ", "m", "-5s", "5e3s", "1h30", "10m!", "1.5", ".5h", "0.0001s", "NaN",
                "99999999999999999999s", "10 parsecs", "10ms", "1,5h"})
    void time_invalid_isRejected(String text) {
        String message = assertThrows(CommandLineOptionException.class, () -> BudgetTime.parse(text)).getMessage();
        assertEquals(true, message.startsWith("-budget " + text + ": ")
                && message.endsWith("write a time above 0 with its unit, such as 10m, 90s or 1h30m"), message);
    }

    @Test
    void builder_invalidTime_isRejected() {
        assertThrows(IllegalArgumentException.class, () -> new OptionsBuilder().budget(null));
        assertEquals("budget(single-shot): the time of the whole run must be above 0, such as TimeValue.minutes(10)",
                assertThrows(IllegalArgumentException.class, () -> new OptionsBuilder().budget(TimeValue.NONE))
                        .getMessage());
    }

    @Test
    void builder_inheritsFromItsParent() {
        Options parent = new OptionsBuilder().budget(TimeValue.minutes(2)).build();
        assertEquals(TimeValue.minutes(2), new OptionsBuilder().parent(parent).build().getBudget().get());
        assertEquals(TimeValue.minutes(1),
                new OptionsBuilder().parent(parent).budget(TimeValue.minutes(1)).build().getBudget().get());
    }
}
