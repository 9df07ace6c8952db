package org.openjdk.jmh.bytecode.files;

import java.io.IOException;
import java.util.List;
import java.util.Set;

/** Where class files and resources come from. */
public interface ClassFiles {

    /** Names of all files, with slashes, as far as they can be listed. */
    Set<String> names();

    /**
     * Reads a file.
     *
     * @param name with slashes
     * @return the file, in all its versions; empty where there is none
     * @throws IOException if it cannot be read
     */
    List<byte[]> read(String name) throws IOException;
}
