package org.openjdk.jmh.bytecode.files;

import java.io.Closeable;
import java.io.IOException;
import java.util.Collection;

/** One jar or folder of a class path. */
interface FileSource extends Closeable {

    /** Names of all files, with slashes, in any order. */
    Collection<String> names();

    /** Returns the content of a file that {@link #names()} has. */
    byte[] read(String name) throws IOException;
}
