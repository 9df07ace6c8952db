package org.openjdk.jmh.util;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Owns what must not outlive this VM: temporary files and processes. Each has its owner from the moment it exists. What nobody
 * has removed or ended when the VM ends, by a signal or by {@code System.exit}, goes then: processes first, the newest first.
 *
 * <p>Thread-safe.
 */
public final class VmCleanup {

    private static final int SECONDS_TO_END = 5;
    private static final VmCleanup ALL = new VmCleanup();

    private final Map<Object, Runnable> ends = new LinkedHashMap<>();
    private ShutdownHook hook;

    private VmCleanup() {
    }

    /** Makes something. */
    @FunctionalInterface
    public interface Beginning<T> {

        /**
         * Makes it.
         *
         * @throws IOException if that fails
         */
        T begin() throws IOException;
    }

    /**
     * Makes something that is undone at the end of the VM, unless it is {@linkplain #forget forgotten} by then.
     *
     * @param beginning makes it
     * @param end       undoes it; another thread may do the same meanwhile
     * @return what was made
     * @throws IOException if it cannot be made, or the VM is ending
     */
    public static <T> T begin(Beginning<T> beginning, Consumer<? super T> end) throws IOException {
        synchronized (ALL) {
            if (ALL.isEnding()) {
                throw new IOException("this program is being ended");
            }
            T begun = beginning.begin();
            ALL.ends.put(begun, () -> end.accept(begun));
            return begun;
        }
    }

    /**
     * Starts a process that ends with this VM, by force, together with those that it has started.
     *
     * @param builder of the process
     * @return the process, to be {@linkplain #end ended}
     * @throws IOException if it cannot be started, or the VM is ending
     */
    public static Process start(ProcessBuilder builder) throws IOException {
        return begin(builder::start, VmCleanup::kill);
    }

    /**
     * Makes a temporary file.
     *
     * @param prefix of its name
     * @param suffix of its name
     * @return the file, to be {@linkplain #remove removed}
     * @throws IOException if it cannot be made, or the VM is ending; the message is a phrase that says what to do
     */
    public static Path file(String prefix, String suffix) throws IOException {
        return begin(() -> made(() -> Files.createTempFile(prefix, suffix)), BestEffortRemoval::of);
    }

    /**
     * Makes a temporary file for results. They are written while the VM is ending as well, so it is removed after all hooks.
     *
     * @param prefix of its name
     * @param suffix of its name
     * @return the file, to be {@linkplain #remove removed}
     * @throws IOException if it cannot be made; the message is a phrase that says what to do
     */
    public static Path resultFile(String prefix, String suffix) throws IOException {
        Path file = made(() -> Files.createTempFile(prefix, suffix));
        file.toFile().deleteOnExit();
        return file;
    }

    /**
     * Makes a temporary folder.
     *
     * @param prefix of its name
     * @return the folder, to be {@linkplain #remove removed}
     * @throws IOException if it cannot be made, or the VM is ending; the message is a phrase that says what to do
     */
    public static Path folder(String prefix) throws IOException {
        return folder(prefix, BestEffortRemoval::of);
    }

    /**
     * Makes a temporary folder with an end of its own.
     *
     * @param prefix of its name
     * @param end    ends who uses it and removes it, unless it is {@linkplain #remove removed} by then
     * @return the folder
     * @throws IOException if it cannot be made, or the VM is ending; the message is a phrase that says what to do
     */
    public static Path folder(String prefix, Consumer<Path> end) throws IOException {
        return begin(() -> made(() -> Files.createTempDirectory(prefix)), end);
    }

    private static Path made(Beginning<Path> making) throws IOException {
        try {
            return making.begin();
        } catch (IOException e) {
            throw unwritten(e);
        }
    }

    /**
     * Says where a temporary file was to be written, and what to do.
     *
     * @param failure of writing it
     * @return what to throw; its message is a phrase
     */
    public static IOException unwritten(IOException failure) {
        return new IOException("no temporary file can be written in " + System.getProperty("java.io.tmpdir") + ": "
                + FileFailure.reason(failure) + ". Name another folder by -Djava.io.tmpdir=FOLDER", failure);
    }

    /**
     * Takes over a process that is running already. Where the VM is ending, it is ended at once.
     *
     * @param seconds that it gets to end by itself when it is asked to, before it is ended by force; 0 or more
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

    /** Removes a file, or a folder with all that is in it, as far as it can be. */
    public static void remove(Path path) {
        BestEffortRemoval.of(path);
        forget(path);
    }

    /** Ends a process by force, together with those that it has started, and waits for that a little. */
    public static void end(Process process) {
        kill(process);
        forget(process);
    }

    /** Ends by force what a process has started, and not the process itself; Java 8 does not know what that is. */
    public static void endChildren(Process process) {
        Descendants.destroy(process);
    }

    /** Leaves something alone that has ended by itself, or is to stay. */
    public static void forget(Object begun) {
        synchronized (ALL) {
            ALL.ends.remove(begun);
        }
    }

    /**
     * Stops this thread where the VM is ending: what fails from then on fails by that, and is worth no message.
     *
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
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

    /** Processes first: they write files, and make folders anew. */
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
                // All others are to end as well, and there is nobody to report to.
            }
        }
    }

    private static void kill(Process process) {
        // The other way round, it would tell that what it has started has failed.
        Descendants.destroy(process, process::destroyForcibly);
        hasEnded(process, SECONDS_TO_END);
    }

    /** What it has started is looked for before it ends: its children could not be found afterwards. */
    private static void end(Process process, int seconds) {
        Descendants.destroy(process, () -> {
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
}
