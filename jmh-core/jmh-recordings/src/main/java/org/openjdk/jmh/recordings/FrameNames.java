package org.openjdk.jmh.recordings;

import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedClass;
import jdk.jfr.consumer.RecordedMethod;

/**
 * Formats names of methods that are stable from fork to fork and build to build: {@code pkg.Type.method} with the
 * descriptor. Numbers of lambdas and of their generated classes are removed.
 */
public final class FrameNames {

    private static final Pattern HIDDEN = Pattern.compile(
            "(\\$\\$Lambda).*|(\\$\\$\\w*)?[+/]0x[0-9a-f]+.*|(GeneratedMethodAccessor|GeneratedConstructorAccessor)\\d+");
    private static final Pattern LAMBDA = Pattern.compile("^(lambda\\$.*)\\$\\d+$");

    /** Marks frames of async-profiler that are not methods of a class; no class has an empty name. */
    private static final String NATIVE = ")L;";

    private FrameNames() {
    }

    static String of(RecordedMethod method) {
        RecordedClass type = method.getType();
        return of(type == null ? "" : type.getName(), method.getName(), method.getDescriptor());
    }

    /** Returns a name; the type has dots or slashes. */
    public static String of(String type, String method, String descriptor) {
        if (descriptor.endsWith(NATIVE)) {
            return "(" + method + ")";
        }
        return HIDDEN.matcher(type.replace('/', '.').replace(".0x", "/0x")).replaceFirst("$1$3") + "."
                + LAMBDA.matcher(method).replaceFirst("$1") + descriptor;
    }
}
