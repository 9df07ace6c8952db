package org.openjdk.jmh.util;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Owns temporary files and processes that must not outlive this VM. When the VM ends, by a signal or by {@code
 * System.exit}, it kills the remaining processes, the newest first, and then removes the remaining files. Thread-safe.
 */
public final class VmCleanup {

    /** The kernel ends a killed process within milliseconds, unless it waits for a device. */
    private static final int SECONDS_TO_END = 5;
    private static final VmCleanup ALL = new VmCleanup();

    private final Map<Object, Runnable> ends = new LinkedHashMap<>();
    private ShutdownHook hook;

    private VmCleanup() {
    }

    @FunctionalInterface
    interface Creation<T> {

        /** Creates the resource. */
        T create() throws IOException;
    }

    /**
     * Creates a resource that is disposed of at the end of the VM, unless it is {@linkplain #forget forgotten} before.
     *
     * @param end disposes of the resource; another thread may be doing the same
     * @throws IOException if it cannot be created, or the VM is ending
     */
    static <T> T create(Creation<T> creation, Consumer<? super T> end) throws IOException {
        synchronized (ALL) {
            if (ALL.isEnding()) {
                throw new IOException("this program is being ended");
            }
            T created = creation.create();
            ALL.ends.put(created, () -> end.accept(created));
            return created;
        }
    }

    /**
     * Starts a process that is killed with its descendants when this VM ends; to be {@linkplain #end ended}. Throws if
     * the VM is ending.
     */
    public static Process start(ProcessBuilder builder) throws IOException {
        return create(builder::start, VmCleanup::kill);
    }

    /**
     * Creates a temporary file, to be {@linkplain #remove removed}. Throws if the VM is ending; the message says what
     * to do.
     */
    public static Path file(String prefix, String suffix) throws IOException {
        return create(() -> explained(() -> Files.createTempFile(prefix, suffix)), BestEffortRemoval::of);
    }

    /**
     * Creates a temporary file for results, to be {@linkplain #remove removed}. At the end of the VM, it is deleted
     * after all hooks, because these may still write results.
     */
    public static Path resultFile(String prefix, String suffix) throws IOException {
        Path file = explained(() -> Files.createTempFile(prefix, suffix));
        file.toFile().deleteOnExit();
        return file;
    }

    /**
     * Creates a temporary folder, to be {@linkplain #remove removed}. Throws if the VM is ending; the message says what
     * to do.
     */
    public static Path folder(String prefix) throws IOException {
        return folder(prefix, BestEffortRemoval::of);
    }

    /** Creates a temporary folder with a disposal of its own, which stops the users of the folder and removes it. */
    public static Path folder(String prefix, Consumer<Path> end) throws IOException {
        return create(() -> explained(() -> Files.createTempDirectory(prefix)), end);
    }

    private static Path explained(Creation<Path> creation) throws IOException {
        try {
            return creation.create();
        } catch (IOException e) {
            throw unwritten(e);
        }
    }

    /** Returns an exception that says where a temporary file could not be written, and what to do. */
    public static IOException unwritten(IOException failure) {
        return new IOException("temporary files cannot be written to " + System.getProperty("java.io.tmpdir") + ": "
                + FileFailure.reason(failure) + ": name another folder with -Djava.io.tmpdir=FOLDER", failure);
    }

    /**
     * Takes ownership of a running process, which has some seconds, 0 or more, to end on request before it is killed.
     * If the VM is ending, it is ended immediately.
     */
    public static void own(Process process, int seconds) {
        synchronized (ALL) {
            if (!ALL.isEnding()) {
                ALL.ends.put(process, () -> end(process, seconds));
                return;
            }
        }
        end(process, seconds);
    }

    public static void remove(Path path) {
        BestEffortRemoval.of(path);
        forget(path);
    }

    /** Kills a process with its descendants, and waits for it up to 5 s. */
    public static void end(Process process) {
        kill(process);
        forget(process);
    }

    /** Kills the descendants of a process, but not the process; does nothing on Java 8. */
    public static void endChildren(Process process) {
        destroyDescendants(process);
    }

    /** Releases a resource that has ended, or that shall outlive this VM. */
    public static void forget(Object begun) {
        synchronized (ALL) {
            ALL.ends.remove(begun);
        }
    }

    /** Blocks this thread if the VM is ending, so that it reports no failures caused by that. */
    public static void sleepIfExiting() throws InterruptedException {
        if (ALL.isEnding()) {
            ALL.hook.sleepIfExiting();
        }
    }

    private synchronized boolean isEnding() {
        if (hook == null) {
            hook = new ShutdownHook("jmh-cleanup", this::endAll);
        }
        return hook.hasBegun();
    }

    /** Disposes of everything, processes first, because they write files and recreate folders. */
    private void endAll() {
        List<Object> all;
        synchronized (this) {
            all = new ArrayList<>(ends.keySet());
        }
        Collections.reverse(all);
        all.stream().filter(Process.class::isInstance).forEach(this::endNow);
        all.forEach(this::endNow);
    }

    private void endNow(Object begun) {
        Runnable end;
        synchronized (this) {
            end = ends.remove(begun);
        }
        if (end != null) {
            try {
                end.run();
            } catch (RuntimeException e) {
                // The other resources must be disposed of as well, and this failure cannot be reported.
            }
        }
    }

    private static void kill(Process process) {
        // If its descendants died first, the process would report their failure.
        destroyDescendants(process, process::destroyForcibly);
        hasEnded(process, SECONDS_TO_END);
    }

    /** Ends a process with its descendants. */
    private static void end(Process process, int seconds) {
        destroyDescendants(process, () -> {
            process.destroy();
            if (!hasEnded(process, seconds)) {
                process.destroyForcibly();
                hasEnded(process, SECONDS_TO_END);
            }
        });
    }

    private static boolean hasEnded(Process process, int seconds) {
        try {
            return process.waitFor(seconds, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static void destroyDescendants(Process process) {
        destroyDescendants(process, () -> {
        });
    }

    /** Runs an action, then kills all descendants that existed before it, because orphans can no longer be found. */
    private static void destroyDescendants(Process process, Runnable before) {
        try {
            Method destroy = Class.forName("java.lang.ProcessHandle").getMethod("destroyForcibly");
            Stream<?> handles = (Stream<?>) Process.class.getMethod("descendants").invoke(process);
            List<?> all = handles.collect(Collectors.toList());
            before.run();
            for (Object handle : all) {
                destroy.invoke(handle);
            }
        } catch (ReflectiveOperationException e) {
            // Java 8: a fork ends when it next sends something to its host, which has ended.
            before.run();
        }
    }

    /** Removes files if possible. Leftovers in a folder of temporary files are no reason to fail. */
    private static final class BestEffortRemoval extends SimpleFileVisitor<Path> {

        /** With the pause below, 2 s: a killed process mostly ends within milliseconds. */
        private static final int MAX_TRIES = 20;
        private static final long MILLIS_BETWEEN_TRIES = 100;

        private boolean isComplete = true;

        private BestEffortRemoval() {
        }

        /**
         * Removes a file, or a folder with its content. It retries for 2 s, because a process that is just ending may still
         * write there.
         */
        static void of(Path path) {
            try {
                for (int tries = 1; !isRemoved(path) && tries < MAX_TRIES; tries++) {
                    TimeUnit.MILLISECONDS.sleep(MILLIS_BETWEEN_TRIES);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        /** Returns whether nothing is left, or nothing more can be done. */
        private static boolean isRemoved(Path path) {
            BestEffortRemoval removal = new BestEffortRemoval();
            try {
                Files.walkFileTree(path, removal);
            } catch (IOException e) {
                throw new IllegalStateException("the visitor throws no exception", e);
            }
            return removal.isComplete || !Files.exists(path, LinkOption.NOFOLLOW_LINKS);
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            return deleted(file);
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException failure) {
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, IOException failure) {
            return deleted(folder);
        }

        private FileVisitResult deleted(Path path) {
            isComplete &= path.toFile().delete();
            return FileVisitResult.CONTINUE;
        }
    }
}
