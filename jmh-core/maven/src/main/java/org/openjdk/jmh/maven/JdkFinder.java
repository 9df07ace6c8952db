package org.openjdk.jmh.maven;

import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Finds a JDK by its version among Maven's toolchains, or by its folder. */
final class JdkFinder {

    private static final String KIND = "jdk";

    private final ToolchainManager toolchains;
    private final MavenSession session;

    JdkFinder(ToolchainManager toolchains, MavenSession session) {
        this.toolchains = toolchains;
        this.session = session;
    }

    /**
     * The program that starts its VM.
     *
     * @throws MojoFailureException if there is none
     */
    Path java(String text) throws MojoFailureException {
        String home = home(text);
        return Stream.of("java", "java.exe").map(name -> Path.of(home, "bin", name)).filter(Files::isExecutable)
                .findFirst().orElseThrow(() -> new MojoFailureException("-Dagainst=jdk:" + text + ": "
                        + (text.matches("\\d+") ? "the toolchain" : "the folder") + " has no bin/java: " + home));
    }

    private String home(String text) throws MojoFailureException {
        if (isFolder(text)) {
            return text;
        }
        if (text.contains("/") || text.contains("\\")) {
            throw new MojoFailureException("-Dagainst=jdk:" + text + ": there is no such folder");
        }
        List<String> wanted = text.matches("\\d+")
                ? List.of(text, "[" + text + "," + (Integer.parseInt(text) + 1) + ")") : List.of(text);
        for (String version : wanted) {
            for (Toolchain toolchain : toolchains.getToolchains(session, KIND, Map.of("version", version))) {
                String tool = toolchain.findTool("java");
                if (tool != null) {
                    return Path.of(tool).getParent().getParent().toString();
                }
            }
        }
        List<Toolchain> known = toolchains.getToolchains(session, KIND, Map.of());
        throw new MojoFailureException("-Dagainst=jdk:" + text + ": no JDK of this version is among Maven's toolchains "
                + (known == null || known.isEmpty() ? "(there are none; ~/.m2/toolchains.xml names them)" : known)
                + "; a folder does as well: -Dagainst=jdk:/path/to/jdk");
    }

    private static boolean isFolder(String text) {
        try {
            return !text.isEmpty() && Files.isDirectory(Path.of(text));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
