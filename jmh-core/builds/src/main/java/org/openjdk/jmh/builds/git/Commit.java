package org.openjdk.jmh.builds.git;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A commit of the history.
 *
 * @param hash    its own
 * @param parent  hash of the first parent; empty where there is none
 * @param name    its hash, as short as it may be
 * @param author  name of the author
 * @param date    of the author
 * @param subject the first line of its message
 * @param files   names of files that differ from the parent, from the root of the repository; that of a submodule ends with a
 *                slash
 */
public record Commit(String hash, String parent, String name, String author, String date, String subject,
                     List<String> files) {

    /** Of SHA-1 and SHA-256. */
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{40}|[0-9a-f]{64}");

    /**
     * Keeps a copy.
     *
     * @throws IllegalArgumentException if a hash is none: it becomes the name of a file and an argument of git
     */
    public Commit {
        checkHash(hash);
        if (!parent.isEmpty()) {
            checkHash(parent);
        }
        if (name.isEmpty() || !hash.startsWith(name)) {
            throw new IllegalArgumentException(name + " is not short for " + hash);
        }
        files = List.copyOf(files);
    }

    /**
     * Returns what git says is a hash.
     *
     * @throws IllegalArgumentException if it is none
     */
    static String checkHash(String text) {
        if (!HASH.matcher(text).matches()) {
            throw new IllegalArgumentException("git names an object '" + text + "', which is no hash");
        }
        return text;
    }
}
