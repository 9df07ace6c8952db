package org.openjdk.jmh.bytecode.files;

import java.io.IOException;
import java.util.List;
import java.util.Set;

/** Provides class files and resources. */
public interface ClassFiles {

    /** Returns the names of all files with slashes, as far as they can be listed. */
    Set<String> names();

    /** Reads all versions of a file, whose name has slashes; empty if there is none. */
    List<byte[]> read(String name) throws IOException;
}
