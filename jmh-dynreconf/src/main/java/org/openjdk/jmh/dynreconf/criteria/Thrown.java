package org.openjdk.jmh.dynreconf.criteria;

/** Describes exceptions of other authors' code, whose own message methods may throw, too. */
public final class Thrown {

    private static final int LONGEST = 1000;

    private Thrown() {
    }

    /**
     * {@return the text of an exception, at most a thousand characters; the name of its class if its {@code toString}
     * throws}
     *
     * @param thrown anything
     */
    public static String words(Throwable thrown) {
        try {
            String text = String.valueOf(thrown.toString());
            return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
        } catch (ThreadDeath e) {
            throw e;
        } catch (Throwable e) {
            return thrown.getClass().getName();
        }
    }
}
