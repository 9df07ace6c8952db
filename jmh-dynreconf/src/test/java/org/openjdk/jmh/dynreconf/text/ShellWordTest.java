package org.openjdk.jmh.dynreconf.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ShellWordTest {

    @Test
    void whatAShellWouldObey_isQuoted() {
        assertEquals("size=10,20", ShellWord.of("size=10,20"));
        assertEquals("'text=$(id)'", ShellWord.of("text=$(id)"));
        assertEquals("'a'\\''; id #'", ShellWord.of("a'; id #"));
        assertEquals("''", ShellWord.of(""));
    }
}
