package org.openjdk.jmh.bytecode.files;

import java.util.regex.Pattern;

/** Recognizes files that describe a build to other tools. Benchmarks do not read them. */
public final class BuildFiles {

    private static final Pattern NAMES = Pattern.compile("META-INF/(MANIFEST\\.MF|INDEX\\.LIST|BenchmarkList"
            + "|CompilerHints|(maven|jmh|proguard|native-image|com\\.android\\.tools)/.*"
            + "|(LICENSE|NOTICE|DEPENDENCIES)[^/]*|[^/]*\\.(SF|RSA|DSA|EC))");

    private BuildFiles() {
    }

    public static boolean has(String name) {
        return name.startsWith("META-INF/") && NAMES.matcher(name).matches();
    }
}
