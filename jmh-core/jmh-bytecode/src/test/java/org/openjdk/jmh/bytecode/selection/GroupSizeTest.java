package org.openjdk.jmh.bytecode.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GroupSizeTest {

    private final GroupSize size = new GroupSize();

    private List<Integer> afterNothing(int times) {
        return IntStream.range(0, times).mapToObj(i -> {
            size.reachedNothing();
            return size.get();
        }).toList();
    }

    @Test
    void groupsThatReachNothing_doubleFromOne() {
        assertEquals(1, size.get());
        assertEquals(List.of(1, 1, 1, 2, 2, 2, 2, 4), afterNothing(8));
    }

    @Test
    void groupThatReachesSomething_isHalvedAndItsSizeIsTriedAgainMuchLater() {
        afterNothing(8);
        size.reachedSomething();
        assertEquals(2, size.get());
        assertEquals(List.of(2, 2, 2, 2, 2, 2, 2, 4), afterNothing(8));
    }

    @Test
    void groupsThatAlwaysReachSomething_areTriedMoreAndMoreRarely() {
        int tried = 0;
        for (int searched = 0; searched < 1000; searched++) {
            if (size.get() > 1) {
                size.reachedSomething();
                tried++;
            } else {
                size.reachedNothing();
            }
        }
        assertTrue(tried > 2 && tried < 10, tried + " times");
    }

    @Test
    void manyGroups_sizeStaysInRange() {
        afterNothing(1000);
        assertEquals(1 << 20, size.get());
    }
}
