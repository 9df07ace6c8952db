package org.openjdk.jmh.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import org.openjdk.jmh.util.VmCleanup;

/** A folder below that for temporary files of this VM, which goes with all that is in it, at the end of the VM at the latest. */
public final class TemporaryFolder implements Closeable {

    private final Path root;

    /**
     * Creates the folder.
     *
     * @param prefix of its name
     * @throws IOException if it cannot be written
     */
    public TemporaryFolder(String prefix) throws IOException {
        root = VmCleanup.folder(prefix);
    }

    /** Where it is. */
    public Path path() {
        return root;
    }

    /** Deletes all of it, as far as it can be: what is left over is no reason to fail. */
    @Override
    public void close() {
        VmCleanup.remove(root);
    }
}
