package org.openjdk.jmh.bytecode.files;

import java.util.regex.Pattern;

/** What builds write about what they build, and for other tools: benchmarks do not read it. */
public final class BuildFiles {

    private static final Pattern NAMES = Pattern.compile("META-INF/(MANIFEST\\.MF|INDEX\\.LIST|BenchmarkList"
            + "|CompilerHints|(maven|jmh|proguard|native-image|com\\.android\\.tools)/.*"
            + "|(LICENSE|NOTICE|DEPENDENCIES)[^/]*|[^/]*\\.(SF|RSA|DSA|EC))");

    private BuildFiles() {
    }

    /**
     * Returns whether a file is one of them.
     *
     * @param name with slashes
     * @return whether it is to be passed over
     */
    public static boolean has(String name) {
        return name.startsWith("META-INF/") && NAMES.matcher(name).matches();
    }
}
