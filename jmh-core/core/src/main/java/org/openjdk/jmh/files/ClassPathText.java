package org.openjdk.jmh.files;

import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.regex.Pattern;

/** Tells a jar or a class path from a file of results: by what is in a file, not by its name. */
public final class ClassPathText {

    /** What a file of the zip format begins with. */
    private static final int ZIP = 0x504b0304;

    private ClassPathText() {
    }

    /**
     * Tells whether a text is a class path of which something exists.
     *
     * @param text as the user has typed it
     * @return whether it names a jar, a folder, or several of them separated as in a class path
     */
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

    /**
     * Compares class paths.
     *
     * @param one   class path
     * @param other class path
     * @return whether they have the same elements in the same order, whatever these are called
     */
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
