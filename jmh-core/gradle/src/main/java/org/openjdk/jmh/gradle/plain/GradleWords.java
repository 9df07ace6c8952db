package org.openjdk.jmh.gradle.plain;

import org.openjdk.jmh.builds.tool.BuildTool;

import java.util.Locale;

/** What users of Gradle type. */
public final class GradleWords {

    /** The tool. */
    public static final BuildTool TOOL =
            new BuildTool("Gradle", "./gradlew", "-P", GradleWords::task, "build.gradle");

    private GradleWords() {
    }

    private static String task(String task) {
        return "jmh" + task.substring(0, 1).toUpperCase(Locale.ROOT) + task.substring(1);
    }
}
