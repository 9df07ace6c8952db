package org.openjdk.jmh.util;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Kills the descendants of a process, on Java 9 and later. */
final class Descendants {

    private Descendants() {
    }

    static void destroy(Process process) {
        destroy(process, () -> {
        });
    }

    /** Runs an action, then kills all descendants that existed before it, because orphans can no longer be found. */
    static void destroy(Process process, Runnable before) {
        try {
            Method destroy = Class.forName("java.lang.ProcessHandle").getMethod("destroyForcibly");
            Stream<?> handles = (Stream<?>) Process.class.getMethod("descendants").invoke(process);
            List<?> all = handles.collect(Collectors.toList());
            before.run();
            for (Object handle : all) {
                destroy.invoke(handle);
            }
        } catch (ReflectiveOperationException e) {
            // Java 8: a fork ends when it next sends something to its host, which has ended.
            before.run();
        }
    }
}
