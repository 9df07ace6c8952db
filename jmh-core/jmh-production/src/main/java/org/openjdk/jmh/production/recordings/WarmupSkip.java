package org.openjdk.jmh.production.recordings;

import java.time.Duration;

/**
 * Represents the time that is skipped after timing was switched on, since the VM then recompiles the instrumented
 * methods.
 *
 * @param isAsked whether a user set it; otherwise nothing is skipped in recordings that are too short
 */
public record WarmupSkip(Duration time, boolean isAsked) {

    /** Skips 30 s: in the thesis, half of all recompilations were over after 7 s and 98 % after a minute. */
    public static final WarmupSkip DEFAULT = new WarmupSkip(Duration.ofSeconds(30), false);
}
