package org.openjdk.jmh.ab.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;

/** A worker's end of the line to its client: writes messages to the output stream and reads replies from the input stream. */
public final class WorkerChannel {

    private final BufferedReader in;
    private final PrintStream out;

    /** Takes over both streams of the process; what other code prints goes to the error stream from now on. */
    public WorkerChannel() {
        in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            out = new PrintStream(System.out, true, StandardCharsets.UTF_8.name());
        } catch (UnsupportedEncodingException e) {
            throw new IllegalStateException(e);
        }
        System.setOut(System.err);
    }

    /**
     * Sends a message.
     *
     * @param word its kind, without spaces
     * @param line its content, one line; perhaps empty
     */
    public void say(String word, String line) {
        out.println(word + " " + line);
    }

    /** Waits for the next line of the client; returns null if there is none any more. */
    public String reply() {
        try {
            return in.readLine();
        } catch (IOException e) {
            System.err.println(e);
            return null;
        }
    }
}
