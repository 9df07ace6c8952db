package org.openjdk.jmh.launch;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import org.openjdk.jmh.util.VmCleanup;

/** Creates a jar whose manifest contains a class path that is too long for an argument. */
public final class ClassPathJar {

    private static final Map<String, Path> WRITTEN = new HashMap<>();

    private ClassPathJar() {
    }

    /**
     * Shortens a class path that is too long for a command to the path of a jar, which is deleted at the end of this
     * VM. A VM finds the same classes in the same order. Elements that do not exist are kept if possible.
     */
    public static String shortened(String classPath) throws IOException {
        return CommandLimit.isExceededBy(Collections.singletonList(classPath)) ? jar(classPath) : classPath;
    }

    /**
     * Shortens the class path of a fork of one side only if the system would reject it. Otherwise the fork starts
     * exactly as with upstream.
     */
    public static String shortenedForFork(String classPath) throws IOException {
        return CommandLimit.isExceededBy(classPath) ? jar(classPath) : classPath;
    }

    private static synchronized String jar(String classPath) throws IOException {
        Path jar = WRITTEN.get(classPath);
        if (jar == null || !Files.exists(jar)) {
            jar = write(classPath);
            WRITTEN.put(classPath, jar);
        }
        return jar.toString();
    }

    private static Path write(String classPath) throws IOException {
        try {
            Path jar = VmCleanup.file("jmh-class-path-", ".jar").toRealPath();
            Manifest manifest = new Manifest();
            manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
            manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, names(classPath, jar.getParent()));
            new JarOutputStream(Files.newOutputStream(jar), manifest).close();
            return jar;
        } catch (IOException e) {
            throw new IOException(
                    "The class path has " + classPath.length()
                            + " characters, more than the system accepts as an argument, and cannot be written to a temporary file instead: "
                            + e,
                    e);
        }
    }

    private static String names(String classPath, Path folder) throws IOException {
        List<String> names = new ArrayList<>();
        for (String element : classPath.split(Pattern.quote(File.pathSeparator), -1)) {
            for (Path file : files(element)) {
                names.add(name(file.toAbsolutePath(), folder));
            }
        }
        return String.join(" ", names);
    }

    /** Expands the wildcards of an element, which manifests do not support. */
    private static List<Path> files(String element) throws IOException {
        List<Path> files = new ArrayList<>();
        if (!element.equals("*") && !element.endsWith(File.separator + "*")) {
            try {
                files.add(Paths.get(element));
            } catch (InvalidPathException e) {
                // The VM ignores elements with invalid names as well.
            }
        } else {
            Path folder = Paths.get(element.substring(0, element.length() - 1));
            if (Files.isDirectory(folder)) {
                try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "*.{jar,JAR}")) {
                    jars.forEach(files::add);
                }
            }
        }
        return files;
    }

    /**
     * Returns a relative address, which all VMs accept. It goes up to the root first, so that links on the way do not
     * matter.
     */
    private static String name(Path file, Path folder) {
        URI address = file.toUri();
        Path root = file.getRoot();
        return !root.equals(folder.getRoot()) ? address.toASCIIString()
                : String.join("", Collections.nCopies(folder.getNameCount(), "../"))
                        + address.toASCIIString().substring(root.toUri().toASCIIString().length());
    }
}
