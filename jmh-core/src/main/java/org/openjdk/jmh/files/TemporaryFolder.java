package org.openjdk.jmh.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import org.openjdk.jmh.util.VmCleanup;

/** A temporary folder that is removed with its content when it is closed, or at the end of the VM. */
public final class TemporaryFolder implements Closeable {

    private final Path root;

    /** @throws IOException if it cannot be created */
    public TemporaryFolder(String prefix) throws IOException {
        root = VmCleanup.folder(prefix);
    }

    public Path path() {
        return root;
    }

    @Override
    public void close() {
        VmCleanup.remove(root);
    }
}
