package org.openjdk.jmh.bridge.deadcode;

/**
 * A result in a test that nothing uses, except perhaps an assertion that does not need its value.
 *
 * @param file   source file of the declaring class, empty if unknown
 * @param line   line of the call, 0 if unknown
 */
public record DeadResult(String file, int line, String reason) {

    public String text() {
        return file + ":" + line + ": " + reason;
    }
}
