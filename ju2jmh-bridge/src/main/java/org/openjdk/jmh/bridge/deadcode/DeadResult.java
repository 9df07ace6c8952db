package org.openjdk.jmh.bridge.deadcode;

/**
 * A result in a test that nothing uses, or nothing but an assertion that does not look at it.
 *
 * @param file   the source file of the class that declares the test, empty if the class file does not say it
 * @param line   the line of the call, 0 if the class file does not say it
 * @param reason what is computed in vain
 */
public record DeadResult(String file, int line, String reason) {

    /**
     * Writes the finding on one line.
     *
     * @return the position and the reason
     */
    public String text() {
        return file + ":" + line + ": " + reason;
    }
}
