package org.openjdk.jmh.runner.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinkTokenTest {

    private static final String TOKEN = "0123456789abcdef0123456789abcdef";
    private static final String ENTRY = "JMH_LINK_TOKEN=4711:" + TOKEN;

    private static String found(String environment) throws IOException {
        byte[] message = new byte[LinkToken.MARK.length + LinkToken.LENGTH];
        InputStream block = new ByteArrayInputStream(environment.getBytes(StandardCharsets.ISO_8859_1));
        boolean found = LinkToken.findIn(block, "JMH_LINK_TOKEN=4711:", message);
        return found ? new String(message, LinkToken.MARK.length, LinkToken.LENGTH, StandardCharsets.ISO_8859_1) : "";
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A=b\0", "JMH=1\0JMH_LINK_TOKEN=815:x\0"})
    void findIn_anywhere_isFound(String before) throws IOException {
        assertEquals(TOKEN, found(before + ENTRY + "\0Z=z\0"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1000, 1003, 1004, 1010, 1022, 1023, 1024, 1025})
    void findIn_acrossChunks_isFound(int length) throws IOException {
        assertEquals(TOKEN, found("A=" + "b".repeat(length - 3) + "\0" + ENTRY + "\0"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "X" + ENTRY, "A=" + ENTRY, "JMH_LINK_TOKEN=4712:" + TOKEN, "JMH_LINK_TOKEN=4711:01\0Z=z"})
    void findIn_noneForThisPort_isNotFound(String environment) throws IOException {
        assertEquals("", found(environment + "\0"));
    }
}
