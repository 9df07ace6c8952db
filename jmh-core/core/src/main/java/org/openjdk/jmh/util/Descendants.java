package org.openjdk.jmh.util;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The processes that a process has started, and those that they have: known from Java 9 on. */
final class Descendants {

    private Descendants() {
    }

    /** Ends them; where they are not known, nothing happens. */
    static void destroy(Process process) {
        destroy(process, () -> {
        });
    }

    /** Does something, and ends those that there were before, whoever they belong to by then. */
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
            // Java 8: a fork ends by itself as soon as it has something to say to its host, which is gone.
            before.run();
        }
    }
}
