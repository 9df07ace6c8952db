package org.openjdk.jmh.mutate.coverage;

import java.io.IOException;

/** Thrown for a class file that cannot be read. */
final class DamagedClassException extends IOException {

    private static final long serialVersionUID = 1;

    DamagedClassException(Throwable cause) {
        super("a class file is damaged: " + cause, cause);
    }
}
