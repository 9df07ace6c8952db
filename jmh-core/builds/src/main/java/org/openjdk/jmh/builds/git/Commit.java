package org.openjdk.jmh.builds.git;

import java.util.Arrays;
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
 * @param files   names of files that differ from the parent, from the root of the repository
 */
public record Commit(String hash, String parent, String name, String author, String date, String subject,
                     List<String> files) {

    /** For {@code git log --name-only}; files follow in lines of their own. */
    public static final String FORMAT = "%x1e%H%x1f%P%x1f%h%x1f%an%x1f%ad%x1f%s%x1f";

    private static final String RECORD = "\u001e";
    private static final String FIELD = "\u001f";
    private static final int FIELDS = 7;

    public Commit {
        files = List.copyOf(files);
    }

    /** Reads what git says in {@link #FORMAT}. */
    public static List<Commit> parseAll(String log) {
        return Arrays.stream(log.split(RECORD)).filter(text -> text.contains(FIELD)).map(Commit::parse).toList();
    }

    private static Commit parse(String text) {
        // What is stripped from the end of all that git said may be the last separator.
        String[] fields = (text + FIELD).split(Pattern.quote(FIELD), FIELDS + 1);
        return new Commit(fields[0], fields[1].split(" ")[0], fields[2], fields[3], fields[4], fields[5],
                fields[6].lines().filter(line -> !line.isBlank()).toList());
    }
}
