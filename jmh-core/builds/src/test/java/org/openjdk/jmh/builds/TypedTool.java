package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.tool.BuildTool;

/** A build tool whose users type {@code -Dname=value}. */
public final class TypedTool implements BuildTool {

    @Override
    public String name() {
        return "Tool";
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
        return "tool jmh:" + task;
    }

    @Override
    public String buildFile() {
        return "build file";
    }
}
