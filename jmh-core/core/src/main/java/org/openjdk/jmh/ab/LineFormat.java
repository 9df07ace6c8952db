package org.openjdk.jmh.ab;

import java.lang.reflect.Proxy;
import java.util.function.Consumer;
import org.openjdk.jmh.runner.format.OutputFormat;

/** A format of JMH that takes nothing but lines: where hosts run the forks, there is nothing else to print. */
final class LineFormat {

    private LineFormat() {
    }

    static OutputFormat of(Consumer<String> out) {
        return (OutputFormat) Proxy.newProxyInstance(OutputFormat.class.getClassLoader(),
                new Class<?>[] {OutputFormat.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("println")) {
                        out.accept((String) arguments[0]);
                    }
                    return null;
                });
    }
}
