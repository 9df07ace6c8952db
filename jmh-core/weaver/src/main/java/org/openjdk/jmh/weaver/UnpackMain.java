package org.openjdk.jmh.weaver;

import java.io.IOException;
import java.nio.file.Path;

/** Build step for an upstream jar that is republished without patches: checks it and writes its classes. */
public final class UnpackMain {

    private UnpackMain() {
    }

    /**
     * Unpacks.
     *
     * @param args upstream's jar, the file of pinned checksums, the folder to write to
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 3) {
            throw new IllegalArgumentException("expected: upstream.jar checksums output-folder");
        }
        Entries.write(UpstreamJar.read(Path.of(args[0]), Path.of(args[1])).entries(), Path.of(args[2]));
    }
}
