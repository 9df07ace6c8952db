package org.openjdk.jmh.files;

import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.regex.Pattern;

/** Distinguishes jars and class paths from result files, by the content of files and not by their names. */
public final class ClassPathText {

    /** First bytes of a file in zip format. */
    private static final int ZIP = 0x504b0304;

    private ClassPathText() {
    }

    /** Returns whether a text is a class path with at least one existing element: a jar or a folder. */
    public static boolean isClassPath(String text) {
        String[] elements = text.split(Pattern.quote(File.pathSeparator));
        if (elements.length > 1) {
            for (String element : elements) {
                if (!element.isEmpty() && isElement(element)) {
                    return true;
                }
            }
            return false;
        }
        return isElement(text);
    }

    private static boolean isElement(String text) {
        try {
            Path path = Paths.get(text);
            return Files.isDirectory(path) || Files.isRegularFile(path) && isZip(path);
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static boolean isZip(Path file) {
        try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
            return in.readInt() == ZIP;
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns whether two class paths have the same files in the same order, regardless of their names. */
    public static boolean areSame(String one, String other) {
        String[] elements = one.split(Pattern.quote(File.pathSeparator));
        String[] others = other.split(Pattern.quote(File.pathSeparator));
        if (elements.length != others.length) {
            return false;
        }
        for (int i = 0; i < elements.length; i++) {
            if (!isSameFile(elements[i], others[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSameFile(String one, String other) {
        try {
            return one.equals(other) || Files.isSameFile(Paths.get(one), Paths.get(other));
        } catch (IOException | InvalidPathException e) {
            return false;
        }
    }
}
