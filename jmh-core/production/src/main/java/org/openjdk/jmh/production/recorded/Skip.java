package org.openjdk.jmh.production.recorded;

import java.time.Duration;

/**
 * What is left out behind the moment at which timing was switched on: the VM then compiles anew what it has changed.
 *
 * @param time    as long as this
 * @param isAsked whether a user asked for it; else nothing is left out of a recording that is too short for it
 */
public record Skip(Duration time, boolean isAsked) {

    /** Half a minute, as in the thesis 98 % of recompilations were over in a minute and half of them in 7 s. */
    public static final Skip USUAL = new Skip(Duration.ofSeconds(30), false);
}
