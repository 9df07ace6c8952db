package org.openjdk.jmh.bridge.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ListingRunTest {

    @Test
    void ended_classOfTwoFrameworksOneOfWhichIsAskedAgain_isNotAmongThem() {
        ListingRun run = new ListingRun(List.of(List.of(ListingMain.DONE, "Both"), List.of(ListingMain.RETRY, "Both"),
                List.of(ListingMain.DONE, "One"), List.of(ListingMain.FAIL, "Other")));
        assertEquals(Set.of("One", "Other"), run.ended());
    }
}
