package org.openjdk.jmh.builds.classpaths;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Represents a class path: folders of classes and resources, followed by dependencies. */
public record ModuleClassPath(List<Path> folders, List<ClassPathEntry> dependencies) {

    public ModuleClassPath {
        folders = List.copyOf(folders);
        dependencies = List.copyOf(dependencies);
    }

    public Optional<ClassPathEntry> find(String name) {
        return dependencies.stream().filter(entry -> entry.name().equals(name)).findFirst();
    }

    public Set<String> names() {
        return dependencies.stream().map(ClassPathEntry::name).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    public ModuleClassPath without(Predicate<ClassPathEntry> unwanted) {
        return new ModuleClassPath(folders, dependencies.stream().filter(unwanted.negate()).toList());
    }

    /** Returns this class path followed by those of other dependencies that it lacks. */
    public ModuleClassPath orElse(Collection<ClassPathEntry> others) {
        Set<String> names = names();
        return new ModuleClassPath(folders, Stream.concat(dependencies.stream(),
                others.stream().filter(entry -> !names.contains(entry.name()))).toList());
    }

    /** Returns this class path with additional folders before it. */
    public ModuleClassPath behind(List<Path> first) {
        List<Path> all = new ArrayList<>(first);
        all.addAll(folders);
        return new ModuleClassPath(all, dependencies);
    }

    /** Returns all elements, folders first. */
    public List<Path> elements() {
        return Stream.concat(folders.stream(), dependencies.stream().map(ClassPathEntry::file))
                .filter(element -> element.toFile().exists()).distinct().toList();
    }

    /** Returns the class path in the notation of the system. */
    @Override
    public String toString() {
        return elements().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
