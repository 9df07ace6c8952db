package org.openjdk.jmh.util;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ExplainedExceptionTest {

    @Test
    void message_isAllThatIsPrinted() {
        ExplainedException e = new ExplainedException("the file a\u001b[2J\u202e is damaged") {
        };
        e.addSuppressed(new IOException("no space left"));
        StringWriter printed = new StringWriter();
        e.printStackTrace(new PrintWriter(printed));
        assertEquals("the file a\\u001b[2J\\u202e is damaged", printed.toString().trim());
    }
}
