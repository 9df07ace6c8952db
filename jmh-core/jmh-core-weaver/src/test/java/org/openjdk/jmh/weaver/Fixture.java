package org.openjdk.jmh.weaver;

/** Represents an upstream class. */
public class Fixture extends FixtureParent {

    public int count(int limit) {
        int done = 0;
        for (int i = 0; i < limit; i++) {
            done += one("first");
        }
        return done;
    }

    public int twice() {
        return one("second") + one("third");
    }

    /** A class of which the fixture creates objects. */
    public static class Voice {

        private final String text;

        public Voice(String text) {
            this.text = text;
        }
    }

    public String speak(boolean loud) {
        return new Voice(loud ? "hey" : "psst").text;
    }

    private int one(String text) {
        return text.isEmpty() ? 0 : 1;
    }

    public static void guarded(StringBuilder log) {
        log.append("upstream");
    }
}
