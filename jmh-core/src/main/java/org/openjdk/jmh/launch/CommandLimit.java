package org.openjdk.jmh.launch;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Limits of the operating system on commands. Linux accepts 131,072 bytes in one word; Windows accepts 32,767
 * characters in all words.
 */
final class CommandLimit {

    /** Leaves room for words that others add, such as VM options and a folder of classes. */
    private static final int BYTES = File.separatorChar == '/' ? 100_000 : 24_000;

    /** Linux limits each word; other Unix systems limit all words and the environment to about 1 MB. */
    private static final int BYTES_OF_A_WORD = File.separatorChar != '/' ? 30_000
            : System.getProperty("os.name").startsWith("Linux") ? 131_071 : 900_000;

    private CommandLimit() {
    }

    /** Returns whether the system rejects a command because of this word. */
    static boolean isExceededBy(String word) {
        return word.getBytes(StandardCharsets.UTF_8).length > BYTES_OF_A_WORD;
    }

    /** Returns whether words exceed the limit of the system, or may do so with words that others add. */
    static boolean isExceededBy(List<String> words) {
        return words.stream().mapToLong(word -> word.getBytes(StandardCharsets.UTF_8).length + 1L).sum() > BYTES;
    }
}
