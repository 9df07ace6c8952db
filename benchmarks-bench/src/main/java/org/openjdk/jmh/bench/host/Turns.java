package org.openjdk.jmh.bench.host;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * A host's line to the evaluation: asks on the output stream for each fork, and waits for the answer on the input
 * stream. A turn lasts until the next one is asked for or the host ends, so that what a host computes after a fork
 * disturbs nobody else's.
 */
final class Turns {

    private final BufferedReader in;
    private final PrintStream out;

    /** Takes both streams of the process for itself; what others print goes to the error stream. */
    Turns() {
        in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err);
    }

    void say(String word, String line) {
        out.println(word + " " + line);
    }

    /** Returns when it is this host's turn; ends the VM if the evaluation is gone. */
    void await(String benchmark) {
        say(Host.TURN, benchmark);
        try {
            if (in.readLine() != null) {
                return;
            }
        } catch (IOException e) {
            System.err.println(e);
        }
        System.err.println("the evaluation has ended");
        Runtime.getRuntime().halt(1);
    }
}
