package org.openjdk.jmh.runner;

import java.io.File;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.util.ExplainedException;
import org.openjdk.jmh.util.LockFailure;

/** A failure that upstream reports with a stack trace although its cause is not in the code. */
final class UpstreamFailure extends ExplainedException {

    private static final long serialVersionUID = 1L;

    private static final Pattern LOCK = Pattern.compile("(Unable to acquire )?the JMH lock \\((.*?)\\)");
    private static final Pattern JVM =
            Pattern.compile("Unable to extract forked JVM properties using: '(\\S+).*'; \\[(.*)\\]", Pattern.DOTALL);

    private UpstreamFailure(String message) {
        super(message);
    }

    /** Returns a failure to take the lock without its stack trace, and any other failure as it is. */
    static RunnerException explained(RunnerException failure) {
        Matcher lock = LOCK.matcher(String.valueOf(failure.getMessage()));
        if (!lock.find()) {
            return failure;
        }
        String file = lock.group(2);
        return lock.group(1) != null ? LockFailure.heldByAnother(file) : LockFailure.unusable(file, reason(file));
    }

    private static String reason(String file) {
        File lock = new File(file);
        return lock.isDirectory() ? "it is a folder" : lock.exists() ? "permission denied" : "it is a broken link";
    }

    /**
     * Returns the failure to start a JVM without its stack trace.
     *
     * @throws RuntimeException any other failure, as it is
     */
    static RunnerException explained(RuntimeException failure) {
        Matcher jvm = JVM.matcher(String.valueOf(failure.getMessage()));
        if (!jvm.matches()) {
            throw failure;
        }
        return new UpstreamFailure("The JVM of the forks, " + jvm.group(1) + ", does not start: " + jvm.group(2)
                + ". Check -jvm, -jvmArgs and @Fork");
    }
}
