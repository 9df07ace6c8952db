package org.openjdk.jmh.weaver;

import java.io.IOException;
import java.nio.file.Path;

/** Unpacks an upstream jar that is republished without patches, after checking its checksum. */
public final class UnpackMain {

    private UnpackMain() {
    }

    /** Unpacks the jar. Arguments are upstream's jar, the file of pinned checksums and the output folder. */
    public static void main(String[] args) throws IOException {
        if (args.length != 3) {
            throw new IllegalArgumentException("expected: upstream.jar checksums output-folder");
        }
        UpstreamJar.write(UpstreamJar.read(Path.of(args[0]), Path.of(args[1])).entries(), Path.of(args[2]));
    }
}
