package org.openjdk.jmh.ab.client;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.ab.worker.Worker;
import org.openjdk.jmh.files.TemporaryFolder;
import org.openjdk.jmh.util.VmCleanup;

/**
 * Starts workers on class paths that do not have their classes. It copies these into a temporary folder, and nothing else of
 * this JMH. JMH deletes its temporary files when its VM ends by itself, but workers are killed: so the folder takes theirs as
 * well.
 */
public final class WorkerLauncher implements Closeable {

    private final Class<?> main;
    private final TemporaryFolder folder;
    private final Path classes;
    private final Path temporary;

    /**
     * Creates a launcher of workers.
     *
     * @throws IOException if their classes cannot be copied into a temporary folder
     */
    WorkerLauncher() throws IOException {
        this(Worker.class);
    }

    /**
     * Creates a launcher of workers with another main class.
     *
     * @param main the main class, which needs only its own package and that of {@link Worker} from here
     * @throws IOException if these packages cannot be copied into a temporary folder
     */
    public WorkerLauncher(Class<?> main) throws IOException {
        this.main = main;
        folder = new TemporaryFolder("jmh-host");
        classes = folder.path().resolve("classes");
        temporary = folder.path().resolve("tmp");
        try {
            Files.createDirectory(temporary);
            Files.createDirectory(classes);
            copyPackage(Worker.class);
            if (main != Worker.class) {
                copyPackage(main);
            }
        } catch (IOException e) {
            close();
            throw VmCleanup.unwritten(e);
        }
    }

    private void copyPackage(Class<?> member) throws IOException {
        Path target = classes;
        for (String name : member.getPackage().getName().split("\\.")) {
            target = target.resolve(name);
            if (Files.notExists(target)) {
                // Not all at once: that would create the folder again after the end of this VM has removed it.
                Files.createDirectory(target);
            }
        }
        URI source = location(member);
        if (source.getScheme().equals("jar")) {
            try (FileSystem zip = FileSystems.newFileSystem(source, Collections.emptyMap())) {
                copyFiles(zip.provider().getPath(source).getParent(), target);
            }
        } else {
            copyFiles(Paths.get(source).getParent(), target);
        }
    }

    private static URI location(Class<?> member) {
        try {
            return member.getResource(member.getSimpleName() + ".class").toURI();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void copyFiles(Path source, Path target) throws IOException {
        try (Stream<Path> files = Files.list(source)) {
            for (Path file : files.collect(Collectors.toList())) {
                Files.copy(file, target.resolve(file.getFileName().toString()));
            }
        }
    }

    /**
     * Starts a worker on the VM of this process. The copied classes precede those of another version of this JMH.
     *
     * @param classPath   of the worker
     * @param vmArguments of its VM
     * @param arguments   of its main class
     * @param log         takes what it prints for people; appended to
     * @throws IOException if the VM cannot be started
     */
    public WorkerProcess start(String classPath, List<String> vmArguments, List<String> arguments, Path log)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(vmArguments);
        command.addAll(Arrays.asList("-cp", classes + File.pathSeparator + classPath, main.getName()));
        command.addAll(arguments);
        return new WorkerProcess(command, log);
    }

    /**
     * Returns the VM argument that moves a worker's temporary files into the folder of this launcher. Not for a worker that takes
     * JMH's lock, which is a temporary file, nor for one whose forks inherit its arguments.
     */
    String temporaryFiles() {
        return "-Djava.io.tmpdir=" + temporary;
    }

    /** Deletes the folder. All workers must have ended. */
    @Override
    public void close() {
        folder.close();
    }
}
