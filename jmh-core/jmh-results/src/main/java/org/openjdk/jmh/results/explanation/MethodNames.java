package org.openjdk.jmh.results.explanation;

/** Shortens names of methods for reports. */
public final class MethodNames {

    private MethodNames() {
    }

    /** Shortens {@code a.b.Type.method(I)V} to {@code Type.method}; any other text is returned unchanged. */
    public static String brief(String method) {
        int descriptor = method.indexOf('(');
        if (descriptor <= 0) {
            return method;
        }
        String name = method.substring(0, descriptor);
        return name.substring(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1);
    }
}
