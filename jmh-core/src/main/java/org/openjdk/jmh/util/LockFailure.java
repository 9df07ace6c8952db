package org.openjdk.jmh.util;

import java.io.File;

/** Thrown when a run cannot take JMH's lock of the machine. The message says what to type. */
public final class LockFailure extends ExplainedException {

    private static final long serialVersionUID = 1L;

    private static final String WITHOUT = "run without it: java (or mvn) -Djmh.ignoreLock=true \u2026";

    private LockFailure(String message) {
        super(message);
    }

    /** Returns the failure of a lock that another run holds. */
    public static LockFailure heldByAnother(String file) {
        return new LockFailure("Another JMH runs on this machine and holds the lock " + file
                + ": both would disturb each other. Wait for its end, or " + WITHOUT);
    }

    /**
     * Returns the failure of a lock file that cannot be used.
     *
     * @param cause reason, in a phrase
     */
    public static LockFailure unusable(String file, String cause) {
        File folder = new File(file).getParentFile();
        if (!folder.isDirectory()) {
            return new LockFailure("JMH's lock " + file + " cannot be taken: there is no folder " + folder
                    + ". Create it, or name another one: java -Djava.io.tmpdir=FOLDER -jar \u2026");
        }
        return new LockFailure("JMH's lock " + file + " cannot be taken: " + cause + ". Remove it, or " + WITHOUT);
    }
}
