package org.openjdk.jmh.bytecode.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
        assertEquals(List.of(2, 4, 8, 16), afterNothing(4));
    }

    @Test
    void groupThatReachesSomething_isHalvedAndItsSizeIsTriedAgainLater() {
        afterNothing(4);
        size.reachedSomething();
        assertEquals(8, size.get());
        assertEquals(List.of(8, 8, 8, 16, 16), afterNothing(5));
    }

    @Test
    void oneThatReachesSomething_isFollowedByOne() {
        size.reachedSomething();
        assertEquals(1, size.get());
        assertEquals(List.of(1, 1, 1, 2), afterNothing(4));
    }

    @Test
    void manyGroups_sizeStaysInRange() {
        afterNothing(100);
        assertEquals(1 << 30, Integer.highestOneBit(size.get()));
    }
}
