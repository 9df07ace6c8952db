package org.openjdk.jmh.launch;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.util.VmCleanup;

/** A command of a VM, of any length. If it is too long for the system, a temporary file contains the arguments. */
public final class VmCommand implements Closeable {

    private static final String CLASS_PATH = "-cp";

    private final List<String> words;
    private final Path file;

    private VmCommand(List<String> words, Path file) {
        this.words = words;
        this.file = file;
    }

    /**
     * Creates a command, to be closed when its process has ended: the path of a VM, its options, {@code -cp} with its
     * class path, a main class, and its arguments.
     */
    public static VmCommand of(List<String> command) throws IOException {
        if (!CommandLimit.isExceededBy(command)) {
            return new VmCommand(command, null);
        }
        return readsArgumentFiles(command.get(0)) ? inFile(command) : withShortClassPath(command);
    }

    private static VmCommand inFile(List<String> command) throws IOException {
        Path file = VmCleanup.file("jmh-arguments-", ".txt");
        Files.write(file, command.subList(1, command.size()).stream().map(VmCommand::quoted)
                .collect(Collectors.joining("\n")).getBytes(ofArguments()));
        return new VmCommand(Arrays.asList(command.get(0), "@" + file), file);
    }

    private static Charset ofArguments() {
        return Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));
    }

    private static VmCommand withShortClassPath(List<String> command) throws IOException {
        List<String> words = new ArrayList<>(command);
        int path = words.indexOf(CLASS_PATH) + 1;
        words.set(path, ClassPathJar.shortened(words.get(path)));
        return new VmCommand(words, null);
    }

    /** Returns whether a VM reads argument files. JDK 8, the last one with {@code rt.jar}, does not. */
    private static boolean readsArgumentFiles(String vm) {
        try {
            Path home = Paths.get(vm).toRealPath().getParent().getParent();
            return home == null
                    || !Files.exists(home.resolve("lib/rt.jar")) && !Files.exists(home.resolve("jre/lib/rt.jar"));
        } catch (IOException | InvalidPathException e) {
            return false;
        }
    }

    /** Quotes a word of an argument file, in which a backslash escapes the next character. */
    private static String quoted(String word) {
        return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\r", "\\r")
                .replace("\t", "\\t").replace("\f", "\\f") + '"';
    }

    public List<String> words() {
        return words;
    }

    @Override
    public void close() {
        if (file != null) {
            VmCleanup.remove(file);
        }
    }
}
