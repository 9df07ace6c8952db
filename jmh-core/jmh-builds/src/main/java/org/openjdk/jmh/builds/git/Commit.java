package org.openjdk.jmh.builds.git;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Represents a commit.
 *
 * @param parent  hash of its first parent; empty if it has none
 * @param name    abbreviated hash
 * @param subject first line of its message
 * @param files   that differ from the parent, relative to the root of the repository; a submodule ends with a slash
 */
public record Commit(String hash, String parent, String name, String author, String date, String subject,
                     List<String> files) {

    /** SHA-1 and SHA-256. */
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{40}|[0-9a-f]{64}");

    /** Rejects invalid hashes, which become names of files and arguments of git. */
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

    /** Returns a hash that git has printed, or throws IllegalArgumentException if it is invalid. */
    static String checkHash(String text) {
        if (!HASH.matcher(text).matches()) {
            throw new IllegalArgumentException("git returned an object '" + text + "', which is not a hash");
        }
        return text;
    }
}
