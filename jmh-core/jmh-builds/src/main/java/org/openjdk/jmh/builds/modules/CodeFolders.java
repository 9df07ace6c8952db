package org.openjdk.jmh.builds.modules;

import java.nio.file.Path;
import java.util.List;

/**
 * Represents sources that are compiled together, and their classes.
 *
 * @param sources folders, which may not exist
 * @param classes folders of classes and resources, in class path order
 */
public record CodeFolders(List<Path> sources, List<Path> classes) {

    public CodeFolders {
        sources = List.copyOf(sources);
        classes = List.copyOf(classes);
    }
}
