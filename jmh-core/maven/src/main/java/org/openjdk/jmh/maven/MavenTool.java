package org.openjdk.jmh.maven;

import org.openjdk.jmh.builds.tool.BuildTool;

/** What users of Maven type. */
final class MavenTool implements BuildTool {

    @Override
    public String name() {
        return "Maven";
    }

    @Override
    public String typed(String property) {
        return "-D" + property + "=";
    }

    @Override
    public String task(String task) {
        return "jmh:" + task;
    }

    @Override
    public String command(String task) {
        return "mvn jmh:" + task;
    }

    @Override
    public String buildFile() {
        return "pom.xml";
    }
}
