package org.openjdk.jmh.launch;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What a system takes as a command. Linux takes 131,072 bytes for a word, Windows 32,767 characters for all of them. */
final class CommandLimit {

    /** There is room left for what others add, such as a folder of classes and options of the VM. */
    private static final int BYTES = File.separatorChar == '/' ? 100_000 : 24_000;

    private CommandLimit() {
    }

    /** Tells whether words are, or may become, more than the system takes. */
    static boolean isExceededBy(List<String> words) {
        return words.stream().mapToLong(word -> word.getBytes(StandardCharsets.UTF_8).length + 1L).sum() > BYTES;
    }
}
