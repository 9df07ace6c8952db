package org.openjdk.jmh.builds.bisect;

import org.openjdk.jmh.builds.classpath.ModuleClassPath;
import org.openjdk.jmh.builds.git.Commit;
import org.openjdk.jmh.builds.process.Workspace;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.bytecode.code.Hash;

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

/** Commits that were built, as jars in a folder that outlives the goal: building is what costs most. */
public final class KeptBuilds {

    /** Written last: without it, a build was interrupted. */
    private static final String CLASS_PATH = "classpath.txt";
    /** Names of folders may have line ends. */
    private static final String SEPARATOR = "\0";
    private static final int KEY_DIGITS = 8;

    private final Path folder;
    private final String key;

    /**
     * Builds in a folder.
     *
     * @param folder for all of them
     * @param inputs what else makes a build, beside the commit
     */
    public KeptBuilds(Path folder, List<String> inputs) {
        this.folder = folder;
        this.key = Hash.ofText(String.join("\0", inputs)).substring(0, KEY_DIGITS);
    }

    /** Stands for what makes a build beside the commit. */
    public String key() {
        return key;
    }

    /** Where the lines of the build are kept if a commit does not build. */
    public Path log(Commit commit) throws BuildException {
        try {
            return Files.createDirectories(folder).resolve(commit.name() + ".log");
        } catch (IOException e) {
            throw new BuildException("cannot make the folder " + folder + ": " + e.getMessage(), e);
        }
    }

    private Path home(Commit commit) {
        return folder.resolve(commit.hash() + "-" + key);
    }

    /** The class path of a commit that was built; empty as well where a dependency is gone. */
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
     * Keeps what is in a workspace, and names what is not. It appears as a whole, and what another bisection has kept meanwhile
     * stays, as forks may run by it.
     *
     * @return the class path
     * @throws IOException if it cannot be written, as on a full disk; nothing of it is left then
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
        Workspace.remove(home);
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
