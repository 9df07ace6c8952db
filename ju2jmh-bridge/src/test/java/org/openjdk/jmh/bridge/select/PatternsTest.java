package org.openjdk.jmh.bridge.select;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatternsTest {

    @ParameterizedTest
    @CsvSource({"*Test, sample.SomeTest, true", "*Test, sample.SomeTests, false", "Some?est, SomeTest, true",
        "Some?est, Someest, false", "sample.*, sample.inner.SomeTest, true", "a.b, aXb, false", "a$*, a$B, true",
        "(x|y)*, (x|y)z, true", "(x|y)*, xz, false", "*, anything, true"})
    void wildcards_standForCharacters_andNothingElseDoes(String glob, String name, boolean accepted) {
        assertEquals(accepted, new Patterns(List.of(glob), List.of()).accept(name));
        assertEquals(!accepted, new Patterns(List.of(), List.of(glob)).accept(name));
    }

    @Test
    void exclusion_countsMoreThanInclusion() {
        Patterns patterns = new Patterns(List.of("*Test", "*IT"), List.of("Slow*"));
        assertEquals(List.of(true, true, false, false), List.of(patterns.accept("FastTest"), patterns.accept("FastIT"),
                patterns.accept("SlowTest"), patterns.accept("Helper")));
    }

    @Test
    void oneOfSeveralNames_isEnough_alsoToExclude() {
        assertEquals(true, new Patterns(List.of("fast"), List.of()).accept("slow", "fast"));
        assertEquals(false, new Patterns(List.of("fast"), List.of("slow")).accept("slow", "fast"));
        assertEquals(false, new Patterns(List.of("fast"), List.of()).accept());
        assertEquals(true, Patterns.ALL.accept());
    }
}
