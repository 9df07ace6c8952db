package org.openjdk.jmh.gradle;

import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Setting;

/** Lists the kinds of runs, which accept different options. */
enum RunKind {

    ONE_SIDE,
    TWO_SIDES,
    BISECTION;

    /** Returns options that other options of this kind require. */
    String[] implied() {
        return switch (this) {
            case ONE_SIDE -> new String[0];
            case TWO_SIDES -> new String[] {"-vs", "."};
            case BISECTION -> new String[] {"-bisect", "."};
        };
    }

    boolean takes(Setting<?> setting) {
        return switch (this) {
            case ONE_SIDE -> setting.isOfOneSide();
            case TWO_SIDES -> setting.isOfTwoSides();
            case BISECTION -> OptionRules.isOfBisections(setting);
        };
    }
}
