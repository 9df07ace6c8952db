package org.openjdk.jmh.mutate.operators;

import java.util.Set;

/** Compiles a regular expression on each call instead of once. */
public final class PatternEachTime extends LostCache {

    @Override
    public String name() {
        return "pattern";
    }

    @Override
    Set<String> types() {
        return Set.of("java.util.regex.Pattern");
    }

    @Override
    boolean arrays() {
        return false;
    }
}
