package org.openjdk.jmh.maven;

import org.apache.maven.execution.MavenSession;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;
import org.openjdk.jmh.builds.baselines.Toolchains;
import org.openjdk.jmh.util.Utils;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds JDKs among Maven's toolchains. */
record MavenToolchains(ToolchainManager manager, MavenSession session) implements Toolchains {

    private static final String KIND = "jdk";

    /** Returns the VM executable that toolchains choose for the module, or Maven's own. */
    String java() {
        Toolchain toolchain = manager.getToolchainFromBuildContext(KIND, session);
        String tool = toolchain == null ? null : toolchain.findTool("java");
        return tool == null ? Utils.getCurrentJvm() : tool;
    }

    @Override
    public Optional<Path> home(String text) {
        List<String> wanted = text.matches("\\d+")
                ? List.of(text, "[" + text + "," + (Integer.parseInt(text) + 1) + ")") : List.of(text);
        for (String version : wanted) {
            for (Toolchain toolchain : manager.getToolchains(session, KIND, Map.of("version", version))) {
                String tool = toolchain.findTool("java");
                if (tool != null) {
                    return Optional.of(Path.of(tool).getParent().getParent());
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public String known() {
        List<Toolchain> known = manager.getToolchains(session, KIND, Map.of());
        return known == null || known.isEmpty() ? "(there are none; ~/.m2/toolchains.xml names them)"
                : known.toString();
    }
}
