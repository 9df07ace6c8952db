package org.openjdk.jmh.weaver;

/** Has a switch, whose table javac puts into the class {@code FixtureSwitch$1}. */
final class FixtureSwitch {

    private FixtureSwitch() {
    }

    static String say(FixtureLevel level) {
        switch (level) {
            case LOW:
                return "low";
            default:
                return "other";
        }
    }
}
