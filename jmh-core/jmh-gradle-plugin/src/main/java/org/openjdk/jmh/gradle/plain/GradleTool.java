package org.openjdk.jmh.gradle.plain;

import org.openjdk.jmh.builds.tools.BuildTool;

import java.util.Locale;

/** Provides Gradle's names for commands and options. */
public final class GradleTool {

    public static final BuildTool TOOL = new BuildTool("Gradle", "./gradlew", "-P", GradleTool::task, "build.gradle");

    private GradleTool() {
    }

    private static String task(String task) {
        return "jmh" + task.substring(0, 1).toUpperCase(Locale.ROOT) + task.substring(1);
    }
}
