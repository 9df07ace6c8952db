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

/**
 * The command of a VM, however long it is: where it is longer than the system takes, its arguments are in a file that the VM
 * reads when it starts.
 */
public final class VmCommand implements Closeable {

    private static final String CLASS_PATH = "-cp";

    private final List<String> words;
    private final Path file;

    private VmCommand(List<String> words, Path file) {
        this.words = words;
        this.file = file;
    }

    /**
     * Takes a command.
     *
     * @param command path of a VM, its options, its class path behind {@code -cp}, a main class, and arguments of that
     * @return the command as the system takes it; to be closed when its process has ended
     * @throws IOException if it is too long, and no temporary file can be written
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

    /** The VMs of JDK 8 do not; theirs are the last ones with such a file. */
    private static boolean readsArgumentFiles(String vm) {
        try {
            Path home = Paths.get(vm).toRealPath().getParent().getParent();
            return home == null
                    || !Files.exists(home.resolve("lib/rt.jar")) && !Files.exists(home.resolve("jre/lib/rt.jar"));
        } catch (IOException | InvalidPathException e) {
            return false;
        }
    }

    /** As the VM reads it: in quotes, a backslash makes the next character another one. */
    private static String quoted(String word) {
        return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\r", "\\r")
                .replace("\t", "\\t").replace("\f", "\\f") + '"';
    }

    /** Returns what a process is started with. */
    public List<String> words() {
        return words;
    }

    /** Deletes the file. */
    @Override
    public void close() {
        if (file != null) {
            VmCleanup.remove(file);
        }
    }
}
