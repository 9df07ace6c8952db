package org.openjdk.jmh.lint.tool;

import java.io.IOException;

/** Content of a class file, which can be read repeatedly. */
interface ClassFile {

    byte[] read() throws IOException;
}
