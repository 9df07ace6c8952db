package org.openjdk.jmh.gradle;

import org.openjdk.jmh.builds.tool.BuildTool;

import java.util.Locale;

/** What users of Gradle type. */
final class GradleTool implements BuildTool {

    @Override
    public String name() {
        return "Gradle";
    }

    @Override
    public String typed(String property) {
        return "-P" + property + "=";
    }

    @Override
    public String task(String task) {
        return "jmh" + task.substring(0, 1).toUpperCase(Locale.ROOT) + task.substring(1);
    }

    @Override
    public String command(String task) {
        return "./gradlew " + task(task);
    }

    @Override
    public String buildFile() {
        return "build.gradle";
    }
}
