package org.openjdk.jmh.counting;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A debugger's relay that gives its answers one after the other, whatever it is asked, and then ends. */
final class ScriptedDebugger extends Process {

    private final OutputStream sent;
    private final InputStream answers;

    ScriptedDebugger(OutputStream sent, String... answers) {
        this.sent = sent;
        StringBuilder text = new StringBuilder();
        for (String answer : answers) {
            text.append("+$").append(answer).append("#00");
        }
        this.answers = new ByteArrayInputStream(text.toString().getBytes(StandardCharsets.ISO_8859_1));
    }

    @Override
    public OutputStream getOutputStream() {
        return sent;
    }

    @Override
    public InputStream getInputStream() {
        return answers;
    }

    @Override
    public InputStream getErrorStream() {
        return InputStream.nullInputStream();
    }

    @Override
    public int waitFor() {
        return 0;
    }

    @Override
    public int exitValue() {
        return 0;
    }

    @Override
    public void destroy() {
    }
}
