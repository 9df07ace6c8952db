package org.openjdk.jmh.ab.inside;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;

/**
 * A host's line to whom it works for: says words on the output stream, and waits for replies on the input stream. A turn
 * lasts until the next one is asked for or the host ends, so that what a host computes after a fork disturbs nobody
 * else's.
 */
final class Turns {

    private final BufferedReader in;
    private final PrintStream out;

    /** Takes both streams of the process for itself; what others print goes to the error stream. */
    Turns() {
        in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            out = new PrintStream(System.out, true, StandardCharsets.UTF_8.name());
        } catch (UnsupportedEncodingException e) {
            throw new IllegalStateException(e);
        }
        System.setOut(System.err);
    }

    void say(String word, String line) {
        out.println(word + " " + line);
    }

    /** Returns when the benchmark may have its fork; ends the VM if it is to have none, or nobody replies any more. */
    void await(String benchmark) {
        say(Host.TURN, benchmark);
        if (!Host.GO.equals(reply())) {
            System.err.println("no further fork is wanted");
            Runtime.getRuntime().halt(1);
        }
    }

    /** What to do next; null if nobody replies any more. */
    String reply() {
        try {
            return in.readLine();
        } catch (IOException e) {
            System.err.println(e);
            return null;
        }
    }
}
