package org.openjdk.jmh.builds.processes;

import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.util.VmCleanup;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Represents a temporary folder that is removed when the task ends. */
public final class Workspace {

    /** Property, after the build tool's flag, with the folder to which a build of a revision writes class paths. */
    public static final String BUILD_PROPERTY = "jmh.classPathFolder";

    private static final String FLAG = "-D";
    private static final String FOLDER_OF_BUILD = BUILD_PROPERTY + "=";
    private static final String PREFIX = "against-";
    private static final long LONGEST_END_SECONDS = 10;

    private final Path folder;
    private final Cleanup cleanup;

    private Workspace(Path folder, Cleanup cleanup) {
        this.folder = folder;
        this.cleanup = cleanup;
    }

    /** Creates a workspace and removes those that killed processes have left. */
    public static Workspace in(Path parent, Cleanup cleanup) throws BuildException {
        return Attempt.to("create a folder in " + parent, () -> {
            removeLeftovers(parent);
            FolderLock lock = FolderLock.ofNew(parent, PREFIX);
            cleanup.begin(() -> Files.createDirectories(lock.folder), () -> {
                VmCleanup.remove(lock.folder);
                lock.close();
            });
            return new Workspace(lock.folder, cleanup);
        });
    }

    private static void removeLeftovers(Path parent) throws IOException {
        try (Stream<Path> files = Files.list(parent)) {
            for (Path folder : files.map(FolderLock::folder).distinct().filter(Workspace::isOne).toList()) {
                Optional<FolderLock> left = FolderLock.ofAbandoned(folder);
                if (left.isPresent()) {
                    endBuildsIn(folder);
                    VmCleanup.remove(folder);
                    left.get().close();
                }
            }
        }
    }

    private static boolean isOne(Path folder) {
        return folder.getFileName().toString().startsWith(PREFIX);
    }

    /** Ends builds that run in an abandoned folder and would create it again. */
    private static void endBuildsIn(Path folder) {
        List<ProcessHandle> builds = ProcessHandle.allProcesses().filter(process -> buildsIn(folder, process)).toList();
        builds.forEach(ProcessHandle::destroyForcibly);
        CompletableFuture.allOf(builds.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
                .completeOnTimeout(null, LONGEST_END_SECONDS, TimeUnit.SECONDS).join();
    }

    private static boolean buildsIn(Path folder, ProcessHandle process) {
        String start = FOLDER_OF_BUILD + folder.toAbsolutePath() + File.separator;
        return process.info().arguments()
                .filter(all -> Arrays.stream(all).anyMatch(one -> one.startsWith(start, FLAG.length()))).isPresent();
    }

    /** Returns a new empty folder in it. */
    public Path folder(String name) throws BuildException {
        Path inside = folder.resolve(name);
        return Attempt.to("create a folder in " + folder, () -> {
            cleanup.begin(() -> Files.createDirectories(inside));
            return inside;
        });
    }

    /** Returns a nested workspace that is removed by {@link #removeAll}. */
    public Workspace inner(String name) throws BuildException {
        return new Workspace(folder(name), cleanup);
    }

    public boolean contains(Path file) {
        return file.startsWith(folder);
    }

    /**
     * Removes the workspace. During a shutdown the cleanup removes it instead, since two threads would disturb each
     * other.
     *
     * @throws IllegalStateException if the build is shutting down
     */
    public void removeAll() throws IOException {
        cleanup.begin(() -> VmCleanup.remove(folder));
    }
}
