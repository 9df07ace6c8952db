package org.openjdk.jmh.bridge.engine.benchmarks;

import org.openjdk.jmh.annotations.Performance;

/** A class without benchmarks, of those of others, and classes in it. */
@Performance("Claims.little <= 1 s")
public class ClaimsElsewhere {

    /** Comes with the class that it is in. */
    @Performance("Claims.little <= 2 s")
    public static class Nested {
    }

    /** Has nothing to say. */
    public static class Silent {
    }
}
