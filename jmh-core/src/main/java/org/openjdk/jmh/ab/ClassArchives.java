package org.openjdk.jmh.ab;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.util.VmCleanup;

/**
 * Archives of the classes that forks of both sides load, written by their pilot forks. Starting a VM is half of the work
 * of a counted fork, and an archive saves a fifth of that, because the VM need not read and verify classes. Forks use
 * archives only if both sides have one, so that the forks of a pair start alike.
 */
final class ClassArchives implements Closeable {

    /** JDK 13 is the first one whose VMs write an archive when they end. */
    private static final int FIRST_JDK = 13;
    /** VM arguments that exclude an archive, or that a VM does not archive classes with. */
    private static final Pattern OTHERS =
            Pattern.compile(
                    "-Xshare|SharedArchiveFile|ArchiveClassesAtExit|SharedClassListFile|-XX:AOT|-javaagent|-agent"
                            + "|--patch-module|--upgrade-module|--limit-modules");

    private Path folder;
    private boolean usable;

    /** @param classPaths of both sides; VMs archive no classes of folders */
    ClassArchives(String... classPaths) {
        usable = Stream.of(classPaths).flatMap(path -> Stream.of(path.split(File.pathSeparator)))
                .allMatch(entry -> Files.isRegularFile(Paths.get(entry)));
    }

    /** Returns a pilot fork that also writes an archive; unchanged if its VM may not be able to. */
    synchronized ForkRequest written(ForkRequest pilot, int side) throws IOException {
        if (!usable || !isPossible(pilot) || Files.exists(path(side))) {
            return pilot;
        }
        return pilot.withArguments(Collections.singletonList("-XX:ArchiveClassesAtExit=" + path(side)));
    }

    private static boolean isPossible(ForkRequest fork) {
        String arguments = fork.settings() + " " + fork.vm().arguments() + fork.vm().added();
        return !fork.vm().executable().isPresent() && isHotSpot() && !OTHERS.matcher(arguments).find();
    }

    /** Returns whether this program's VM, which also runs the forks, writes archives. */
    private static boolean isHotSpot() {
        String version = System.getProperty("java.specification.version");
        String name = System.getProperty("java.vm.name");
        return version.matches("\\d+") && Integer.parseInt(version) >= FIRST_JDK
                && (name.contains("HotSpot") || name.contains("OpenJDK"));
    }

    private Path path(int side) throws IOException {
        if (folder == null) {
            folder = VmCleanup.folder("jmh-classes-");
        }
        return folder.resolve(side + ".jsa");
    }

    /** Makes all forks start without an archive, because a VM did not write one. */
    synchronized void giveUp() {
        usable = false;
    }

    /** Returns the VM arguments that make a fork use its archive, none if a side has no archive. */
    synchronized List<String> arguments(int side) {
        return usable && folder != null && Files.exists(folder.resolve(MeasuredPair.BASELINE + ".jsa"))
                && Files.exists(folder.resolve(MeasuredPair.CANDIDATE + ".jsa"))
                        ? Collections.singletonList("-XX:SharedArchiveFile=" + folder.resolve(side + ".jsa"))
                        : Collections.emptyList();
    }

    @Override
    public synchronized void close() {
        if (folder != null) {
            VmCleanup.remove(folder);
        }
    }
}
