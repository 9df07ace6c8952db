package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.tools.BuildTool;

/** A build tool whose users type {@code -Dname=value}. */
public final class SomeTool {

    /** The tool. */
    public static final BuildTool SOME_TOOL =
            new BuildTool("Tool", "tool", "-D", task -> "jmh:" + task, "build file");

    private SomeTool() {
    }
}
