package org.openjdk.jmh.builds.bisections;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.git.Commit;
import org.openjdk.jmh.builds.processes.Workspace;
import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.bytecode.code.Hash;
import org.openjdk.jmh.util.VmCleanup;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Keeps the jars of built commits in a folder after the task ends, since building takes most of the time. */
public final class BuildCache {

    /** Written last, so an interrupted build has none. */
    private static final String CLASS_PATH = "classpath.txt";
    /** Separates entries: names of folders may contain line breaks, but not NUL. */
    private static final String SEPARATOR = "\0";
    private static final int KEY_DIGITS = 8;

    private final Path folder;
    /** A hash of the inputs beyond the commit. */
    final String key;

    public BuildCache(Path folder, List<String> inputs) {
        this.folder = folder;
        this.key = Hash.ofText(String.join("\0", inputs)).substring(0, KEY_DIGITS);
    }

    /** Returns the file for the output of a failed build. */
    public Path log(Commit commit) throws BuildException {
        return Attempt.to("create the folder " + folder,
                () -> Files.createDirectories(folder).resolve(commit.name() + ".log"));
    }

    private Path home(Commit commit) {
        return folder.resolve(commit.hash() + "-" + key);
    }

    /** Returns the class path of a built commit; empty if it was not built or a dependency has disappeared. */
    public Optional<String> find(Commit commit) {
        Path home = home(commit);
        try {
            String all = Files.readString(home.resolve(CLASS_PATH));
            List<Path> elements = Stream.of(all.split(SEPARATOR)).map(home::resolve).toList();
            return elements.stream().allMatch(Files::exists) ? Optional.of(text(elements)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Stores the classes of a workspace and refers to dependencies outside of it. The build appears atomically. If
     * another bisection has stored the commit meanwhile, its build is kept, since forks may be using it.
     *
     * @return the class path
     * @throws IOException if it cannot be written, for example on a full disk; no part of it remains
     */
    public String keep(Commit commit, ModuleClassPath path, Workspace workspace) throws BuildException, IOException {
        Files.createDirectories(folder);
        Path made = workspace.folder("kept");
        List<Path> elements = new ArrayList<>();
        for (Path element : path.elements()) {
            elements.add(
                    workspace.contains(element) ? made.relativize(copied(element, made, elements.size())) : element);
        }
        Files.writeString(made.resolve(CLASS_PATH),
                elements.stream().map(Path::toString).collect(Collectors.joining(SEPARATOR)));
        Optional<String> known = find(commit);
        if (known.isPresent()) {
            return known.get();
        }
        Path home = home(commit);
        VmCleanup.remove(home);
        try {
            Files.move(made, home, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            return find(commit).orElseThrow(() -> e);
        }
        return text(elements.stream().map(home::resolve).toList());
    }

    private static Path copied(Path element, Path home, int number) throws IOException {
        if (!Files.isDirectory(element)) {
            return Files.copy(element, home.resolve(number + "-" + element.getFileName()));
        }
        Path jar = home.resolve(number + "-" + element.getFileName() + ".jar");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(element)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(new ZipEntry(element.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, out);
                out.closeEntry();
            }
        }
        return jar;
    }

    private static String text(List<Path> elements) {
        return elements.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
