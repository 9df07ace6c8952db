package org.openjdk.jmh.launch;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;

/** The program of a VM, which users also name by the home of its JDK. */
public final class VmProgram {

    private static final String PROGRAM = File.separatorChar == '/' ? "bin/java" : "bin\\java.exe";

    private VmProgram() {
    }

    /**
     * Returns the program that a path stands for.
     *
     * @param path of a program, or of the home of a JDK
     * @return the program of a JDK where the path is its home, and the path as it is otherwise
     */
    public static String of(String path) {
        try {
            Path program = Paths.get(path, PROGRAM);
            return Files.isRegularFile(program) ? program.toString() : path;
        } catch (InvalidPathException e) {
            return path;
        }
    }
}
