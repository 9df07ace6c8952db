package org.openjdk.jmh.lint.tool;

import java.io.IOException;

/** The content of a class file, which can be read again. */
interface ClassFile {

    byte[] read() throws IOException;
}
