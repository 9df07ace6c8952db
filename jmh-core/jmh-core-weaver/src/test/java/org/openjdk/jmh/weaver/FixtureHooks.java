package org.openjdk.jmh.weaver;

/** Methods that patches of the fixture call or insert. */
public class FixtureHooks extends FixtureParent {

    public static int atMostThree(int limit) {
        return Math.min(limit, 3);
    }

    /** Created by {@link ReplaceInstantiation} instead of its superclass. */
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
