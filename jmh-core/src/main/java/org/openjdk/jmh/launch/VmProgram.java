package org.openjdk.jmh.launch;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;

/** Locates the program of a VM, which users may name by the home of its JDK. */
public final class VmProgram {

    private static final String PROGRAM = File.separatorChar == '/' ? "bin/java" : "bin\\java.exe";

    private VmProgram() {
    }

    /** Returns the program of a JDK if the path is its home, else the path itself. */
    public static String of(String path) {
        try {
            Path program = Paths.get(path, PROGRAM);
            return Files.isRegularFile(program) ? program.toString() : path;
        } catch (InvalidPathException e) {
            return path;
        }
    }
}
