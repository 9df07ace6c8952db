package org.openjdk.jmh.gradle;

import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Setting;

/** What runs benchmarks; each takes other options. */
enum RunKind {

    /** The benchmarks as they are. */
    ONE_SIDE,
    /** Beside others. */
    TWO_SIDES,
    /** Those of many commits. */
    BISECTION;

    /** Options without which others mean nothing. */
    String[] implied() {
        return switch (this) {
            case ONE_SIDE -> new String[0];
            case TWO_SIDES -> new String[] {"-vs", "."};
            case BISECTION -> new String[] {"-bisect", "."};
        };
    }

    /** Whether it makes something of a setting. */
    boolean takes(Setting<?> setting) {
        return switch (this) {
            case ONE_SIDE -> setting.isOfOneSide();
            case TWO_SIDES -> setting.isOfTwoSides();
            case BISECTION -> OptionRules.isOfBisections(setting);
        };
    }
}
