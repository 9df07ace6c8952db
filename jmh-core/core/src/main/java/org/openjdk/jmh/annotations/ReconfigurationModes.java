package org.openjdk.jmh.annotations;

import java.util.Arrays;

/** Hooks of {@link Mode}, whose last constant stands for another mode with dynamic reconfiguration. */
public final class ReconfigurationModes {

    private ReconfigurationModes() {
    }

    static Mode[] append(Mode[] modes, Mode added) {
        Mode[] all = Arrays.copyOf(modes, modes.length + 1);
        all[modes.length] = added;
        return all;
    }

    /**
     * Returns the modes for which measuring code exists, so without {@code Mode.Reconfigure}.
     *
     * @return upstream's modes in upstream's order
     */
    public static Mode[] measured() {
        Mode[] all = Mode.values();
        return Arrays.copyOf(all, all.length - 1);
    }
}
