package org.openjdk.jmh.results.explanation;

/** Shortens names of methods for reports. */
public final class MethodNames {

    private MethodNames() {
    }

    /**
     * Returns the name without package and descriptor, such as {@code Type.method}.
     *
     * @param method such as {@code a.b.Type.method(I)V}; any other text is returned unchanged
     */
    public static String brief(String method) {
        String name = withoutDescriptor(method);
        int type = name.lastIndexOf('.', name.lastIndexOf('.') - 1);
        return isMethod(method) ? name.substring(type + 1) : method;
    }

    /** Returns the name with its package and without its descriptor. */
    public static String qualified(String method) {
        return withoutDescriptor(method);
    }

    private static boolean isMethod(String method) {
        return method.indexOf('(') > 0;
    }

    private static String withoutDescriptor(String method) {
        return isMethod(method) ? method.substring(0, method.indexOf('(')) : method;
    }
}
