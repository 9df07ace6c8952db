package org.openjdk.jmh.mutate.results;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;

/** Formats names for people. */
public final class MutantNames {

    private static final Pattern PACKAGE = Pattern.compile("\\b([a-z])[a-z0-9_]*\\.");

    private MutantNames() {
    }

    /** Abbreviates each package of a name to one letter: {@code org.example.Words} becomes {@code o.e.Words}. */
    public static String shortened(String name) {
        int parameters = name.indexOf('{');
        String first = parameters < 0 ? name : name.substring(0, parameters);
        return PACKAGE.matcher(first).replaceAll("$1.") + name.substring(first.length());
    }

    /**
     * Formats a method with simple names of its parameter types.
     *
     * @param className  binary name
     * @param descriptor name and descriptor, {@code join(Ljava/lang/String;I)V}
     * @return such as {@code org.example.Words.join(String, int)}
     */
    static String method(String className, String descriptor) {
        int bracket = descriptor.indexOf('(');
        return className + "." + descriptor.substring(0, bracket)
                + Arrays.stream(Type.getArgumentTypes(descriptor.substring(bracket)))
                        .map(each -> simple(each.getClassName())).collect(Collectors.joining(", ", "(", ")"));
    }

    private static String simple(String type) {
        return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    }
}
