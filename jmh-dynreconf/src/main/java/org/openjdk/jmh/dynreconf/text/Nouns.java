package org.openjdk.jmh.dynreconf.text;

/** Formats numbers of things. */
public final class Nouns {

    private Nouns() {
    }

    /** Returns a number with a noun, whose plural ends in an s: "1 fork", "2 forks". */
    public static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** Returns a number with a noun, whose plural ends in an s, and its verb: "1 fork is", "2 forks are". */
    public static String count(long number, String noun, String singular, String plural) {
        return count(number, noun) + " " + (number == 1 ? singular : plural);
    }
}
