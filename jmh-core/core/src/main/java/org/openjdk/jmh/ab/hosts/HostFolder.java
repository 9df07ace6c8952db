package org.openjdk.jmh.ab.hosts;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openjdk.jmh.files.TemporaryFolder;
import org.openjdk.jmh.util.VmCleanup;

/**
 * What hosts need on the disk: their classes, and a folder for temporary files of their own. JMH deletes its temporary
 * files when its VM ends by itself, and hosts are killed; so they are where they can be deleted from here.
 */
final class HostFolder implements Closeable {

    private final TemporaryFolder folder;
    private final Path classes;
    private final Path temporary;

    /**
     * Creates the folder below that for temporary files of this VM.
     *
     * @throws IOException if it cannot be written
     */
    HostFolder() throws IOException {
        folder = new TemporaryFolder("jmh-host");
        classes = folder.path().resolve("classes");
        temporary = folder.path().resolve("tmp");
        try {
            Files.createDirectory(temporary);
            HostClasses.copy(Files.createDirectory(classes));
        } catch (IOException e) {
            close();
            throw VmCleanup.unwritten(e);
        }
    }

    /** An entry of a class path. */
    Path classes() {
        return classes;
    }

    /** For temporary files of hosts. */
    Path temporary() {
        return temporary;
    }

    @Override
    public void close() {
        folder.close();
    }
}
