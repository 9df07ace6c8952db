package org.openjdk.jmh.ab;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.openjdk.jmh.files.ClassPathText;
import org.openjdk.jmh.files.FilePatterns;
import org.openjdk.jmh.files.FileUseException;
import org.openjdk.jmh.results.journal.RunIdentity;

/** Versions that are jars or class paths, in their order. Immutable. */
final class VersionJars implements BisectedVersions {

    private final List<String> classPaths;
    private final List<String> names;

    private VersionJars(List<String> classPaths) {
        this.classPaths = Collections.unmodifiableList(classPaths);
        Set<String> common = new HashSet<>(elements(classPaths.get(0)));
        classPaths.forEach(path -> common.retainAll(elements(path)));
        List<String> own = classPaths.stream().map(path -> elements(path).stream()
                .filter(element -> !common.contains(element)).map(element -> new File(element).getName())
                .collect(Collectors.joining(File.pathSeparator))).collect(Collectors.toList());
        boolean areDistinct = !own.contains("") && new HashSet<>(own).size() == own.size();
        names = Collections.unmodifiableList(areDistinct ? own : classPaths);
    }

    private static List<String> elements(String classPath) {
        return Arrays.asList(classPath.split(Pattern.quote(File.pathSeparator)));
    }

    /**
     * Finds the jars.
     *
     * @param texts names in their order, or patterns, whose files are sorted in {@linkplain NaturalOrder natural order}
     * @throws SideException if one is no jar, or there are fewer than two
     */
    static VersionJars of(Collection<String> texts) throws SideException {
        List<String> classPaths = new ArrayList<>();
        for (String text : texts) {
            classPaths.addAll(files(text));
        }
        for (String classPath : classPaths) {
            if (!ClassPathText.isClassPath(classPath)) {
                throw new SideException(
                        "-bisect " + FilePatterns.shown(classPath) + " is neither a jar nor a class path");
            }
        }
        if (classPaths.size() < 2) {
            throw new SideException(
                    "-bisect " + FilePatterns.shown(String.join(" ", texts))
                            + " is a single version: name all jars, the good one first and the bad one last, or a quoted pattern");
        }
        return new VersionJars(classPaths);
    }

    private static List<String> files(String text) throws SideException {
        if (ClassPathText.isClassPath(text)) {
            return Collections.singletonList(text);
        }
        try {
            return FilePatterns.files(Collections.singleton(text)).stream().map(Path::toString)
                    .sorted(NaturalOrder.ORDER).collect(Collectors.toList());
        } catch (FileUseException e) {
            throw new SideException("-bisect " + e.getMessage());
        }
    }

    @Override
    public List<String> names() {
        return names;
    }

    @Override
    public String classPath(int version) {
        return classPaths.get(version);
    }

    /** All versions may matter before their code is compared. */
    @Override
    public boolean[] mayMatter() {
        boolean[] all = new boolean[names.size()];
        Arrays.fill(all, true);
        return all;
    }

    @Override
    public boolean areBuilt() {
        return true;
    }

    @Override
    public String identity() throws SideException {
        List<String> fingerprints = new ArrayList<>();
        for (String classPath : classPaths) {
            try {
                fingerprints.add(RunIdentity.fingerprint(classPath));
            } catch (IOException e) {
                throw new SideException(FilePatterns.shown(classPath) + " cannot be read: " + e.getMessage());
            }
        }
        return String.join(" ", fingerprints);
    }

    @Override
    public List<String> inherited() {
        return Side.inherited();
    }

    @Override
    public Optional<String> repetition(int before, int after, String benchmark, List<String> options) {
        String one = classPaths.get(before);
        String other = classPaths.get(after);
        return (one + other).contains(File.pathSeparator) ? Optional.empty()
                : Optional.of("java -jar " + other + " " + benchmark + " -vs " + one + " "
                        + options.stream().map(option -> option + " ").collect(Collectors.joining()) + "-why");
    }
}
