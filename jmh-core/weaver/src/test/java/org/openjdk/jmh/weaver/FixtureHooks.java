package org.openjdk.jmh.weaver;

/** Our side of the fixture: what patches call and insert. */
public class FixtureHooks extends FixtureParent {

    public static int atMostThree(int limit) {
        return Math.min(limit, 3);
    }

    /** What {@link ReplaceInstantiation} creates. */
    public static final class Louder extends Fixture.Voice {

        public Louder(String text) {
            super(text + "!");
        }
    }

    public static void guarded(StringBuilder log) {
        log.append("ours");
    }

    private static int hidden(int limit) {
        return limit;
    }

    static int reachHidden() {
        return hidden(0);
    }
}
