package org.openjdk.jmh.launch;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What a system takes as a command. Linux takes 131,072 bytes for a word, Windows 32,767 characters for all of them. */
final class CommandLimit {

    /** There is room left for what others add, such as a folder of classes and options of the VM. */
    private static final int BYTES = File.separatorChar == '/' ? 100_000 : 24_000;

    /** Linux limits each word; other systems of its kind limit all words and the environment to about a million bytes. */
    private static final int BYTES_OF_A_WORD = File.separatorChar != '/' ? 30_000
            : System.getProperty("os.name").startsWith("Linux") ? 131_071 : 900_000;

    private CommandLimit() {
    }

    /** Tells whether the system refuses a command for this word alone. */
    static boolean isExceededBy(String word) {
        return word.getBytes(StandardCharsets.UTF_8).length > BYTES_OF_A_WORD;
    }

    /** Tells whether words are, or may become, more than the system takes. */
    static boolean isExceededBy(List<String> words) {
        return words.stream().mapToLong(word -> word.getBytes(StandardCharsets.UTF_8).length + 1L).sum() > BYTES;
    }
}
