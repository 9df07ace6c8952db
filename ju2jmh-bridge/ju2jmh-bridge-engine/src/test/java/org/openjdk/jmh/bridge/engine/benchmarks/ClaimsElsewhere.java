package org.openjdk.jmh.bridge.engine.benchmarks;

import org.openjdk.jmh.annotations.Performance;

/** A class without benchmarks that names those of others, with nested classes. */
@Performance("Claims.little <= 1 s")
public class ClaimsElsewhere {

    /** Selected with its outer class. */
    @Performance("Claims.little <= 2 s")
    public static class Nested {
    }

    /** Has no assertions. */
    public static class Silent {
    }
}
