package org.openjdk.jmh.builds.baselines;

import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Finds a JDK by version among toolchains, or by folder. */
public record JdkFinder(BuildTool tool, Toolchains toolchains) {

    /** Returns the VM of a JDK, found by version or folder, or throws RefusedException if there is none. */
    public Path java(String text) throws RefusedException {
        Path home = home(text);
        return Stream.of("java", "java.exe").map(name -> home.resolve("bin").resolve(name)).filter(Files::isExecutable)
                .findFirst().orElseThrow(() -> new RefusedException(typed(text)
                        + (text.matches("\\d+") ? "the toolchain" : "the folder") + " has no bin/java: " + home));
    }

    private String typed(String text) {
        return tool.typed("against") + "jdk:" + text + ": ";
    }

    private Path home(String text) throws RefusedException {
        if (isFolder(text)) {
            return Path.of(text);
        }
        if (text.contains("/") || text.contains("\\")) {
            throw new RefusedException(typed(text) + "there is no such folder");
        }
        return toolchains.home(text).orElseThrow(() -> new RefusedException(typed(text)
                + "no JDK of this version is in " + tool.name() + "'s toolchains " + toolchains.known()
                + "; a folder works as well: " + tool.typed("against") + "jdk:/path/to/jdk"));
    }

    private static boolean isFolder(String text) {
        try {
            return !text.isEmpty() && Files.isDirectory(Path.of(text));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
