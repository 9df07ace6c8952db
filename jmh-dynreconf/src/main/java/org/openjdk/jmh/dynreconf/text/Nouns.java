package org.openjdk.jmh.dynreconf.text;

/** Numbers of things. */
public final class Nouns {

    private Nouns() {
    }

    /**
     * Returns a number with what it counts.
     *
     * @param number how many
     * @param noun   in the singular, whose plural ends in an s
     * @return "1 fork", "2 forks"
     */
    public static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /**
     * Returns a number with what it counts, and the verb that goes with it.
     *
     * @param number   how many
     * @param noun     in the singular, whose plural ends in an s
     * @param singular the verb of one
     * @param plural   the verb of several
     * @return "1 fork is", "2 forks are"
     */
    public static String count(long number, String noun, String singular, String plural) {
        return count(number, noun) + " " + (number == 1 ? singular : plural);
    }
}
