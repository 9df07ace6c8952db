package org.openjdk.jmh.builds.modules;

import java.nio.file.Path;
import java.util.List;

/**
 * Sources that are compiled together, and what they are compiled to.
 *
 * @param sources folders that packages begin in, whether they are there or not
 * @param classes folders of classes and other files, in the order in which classes are looked for
 */
public record CodeFolders(List<Path> sources, List<Path> classes) {

    /** Keeps copies. */
    public CodeFolders {
        sources = List.copyOf(sources);
        classes = List.copyOf(classes);
    }
}
