package org.openjdk.jmh.mutate.compile;

import java.util.Map;

/**
 * What became of sources.
 *
 * @param classes class files by binary name; empty if there are errors
 * @param error the first error, with its line; empty if there is none
 */
public record Compiled(Map<String, byte[]> classes, String error) {

    /** {@return whether there are class files} */
    public boolean succeeded() {
        return error.isEmpty();
    }
}
