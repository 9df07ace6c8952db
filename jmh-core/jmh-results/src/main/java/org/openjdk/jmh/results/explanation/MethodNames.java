package org.openjdk.jmh.results.explanation;

/** Names of methods, qualified and with a descriptor behind, as people read them. */
public final class MethodNames {

    private MethodNames() {
    }

    /**
     * Returns the name without package and descriptor.
     *
     * @param method such as {@code a.b.Type.method(I)V}; what is no method stays as it is
     * @return such as {@code Type.method}
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
