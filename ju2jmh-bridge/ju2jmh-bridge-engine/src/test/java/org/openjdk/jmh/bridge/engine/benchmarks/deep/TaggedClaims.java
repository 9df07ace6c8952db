package org.openjdk.jmh.bridge.engine.benchmarks.deep;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Tag;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.bridge.engine.benchmarks.Fast;

/** Disabled, with tags of all kinds. */
@Fast
@Tag("one")
@Tag("two")
@Disabled("on holiday")
@Performance("Claims.little <= 1 s")
public class TaggedClaims {
}
