package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;

/** Recognizes methods that take long since they wait. */
final class WaitingMethods {

    private static final Set<String> CALLS = new HashSet<>(Arrays.asList(
            "java.lang.Thread.sleep", "java.util.concurrent.TimeUnit.sleep", "java.util.concurrent.Future.get",
            "java.util.concurrent.CountDownLatch.await", "java.util.concurrent.locks.LockSupport.parkNanos",
            "java.lang.Thread.join", "java.lang.Process.waitFor"));

    private WaitingMethods() {
    }

    static boolean waits(Body body) {
        return StateInputs.any(body.steps(),
                expr -> expr.kind() == Expr.Kind.CALL && CALLS.contains(expr.owner() + "." + expr.name()));
    }
}
