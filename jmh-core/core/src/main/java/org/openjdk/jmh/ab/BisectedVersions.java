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
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.openjdk.jmh.bytecode.reach.Platform;
import org.openjdk.jmh.bytecode.selection.Selection;
import org.openjdk.jmh.comparison.ClassPathText;
import org.openjdk.jmh.files.FileUseException;
import org.openjdk.jmh.files.NamedFiles;

/** Jars of benchmarks in the order in which they were made, or class paths; immutable. */
final class BisectedVersions {

    private final List<String> classPaths;
    private final List<String> names;

    private BisectedVersions(List<String> classPaths) {
        this.classPaths = Collections.unmodifiableList(classPaths);
        Set<String> common = new HashSet<>(elements(classPaths.get(0)));
        classPaths.forEach(path -> common.retainAll(elements(path)));
        List<String> own = classPaths.stream().map(path -> elements(path).stream()
                .filter(element -> !common.contains(element)).map(element -> new File(element).getName())
                .collect(Collectors.joining(File.pathSeparator))).collect(Collectors.toList());
        boolean tellApart = !own.contains("") && new HashSet<>(own).size() == own.size();
        names = Collections.unmodifiableList(tellApart ? own : classPaths);
    }

    private static List<String> elements(String classPath) {
        return Arrays.asList(classPath.split(Pattern.quote(File.pathSeparator)));
    }

    /**
     * Finds the jars.
     *
     * @param texts names in their order, or patterns, whose files are put into the order of their numbers: 1.9, 1.10
     * @throws SideException if one is no jar, or there are fewer than two
     */
    static BisectedVersions of(Collection<String> texts) throws SideException {
        List<String> classPaths = new ArrayList<>();
        for (String text : texts) {
            classPaths.addAll(files(text));
        }
        for (String classPath : classPaths) {
            if (!ClassPathText.isClassPath(classPath)) {
                throw new SideException("-bisect " + classPath + " is no jar and no class path");
            }
        }
        if (classPaths.size() < 2) {
            throw new SideException(
                    "-bisect " + String.join(" ", texts) + " is a single version: name the jars of all, "
                            + "the good one first and the bad one last, or a pattern of them in quotes");
        }
        return new BisectedVersions(classPaths);
    }

    private static List<String> files(String text) throws SideException {
        if (ClassPathText.isClassPath(text)) {
            return Collections.singletonList(text);
        }
        try {
            return NamedFiles.files(Collections.singleton(text)).stream().map(Path::toString)
                    .sorted(NumberedNames.ORDER).collect(Collectors.toList());
        } catch (FileUseException e) {
            throw new SideException("-bisect " + e.getMessage());
        }
    }

    /** How many there are: 2 or more. */
    int count() {
        return classPaths.size();
    }

    /** Benchmarks and their JMH. */
    List<String> classPaths() {
        return classPaths;
    }

    /** As reports call them: the files that not all of them have, or all of the class path where that does not do. */
    List<String> names() {
        return names;
    }

    /**
     * Tells which versions may have changed a benchmark, since it reaches code that is not that of the version before.
     *
     * @param benchmark its qualified name
     * @param platform  that it runs on
     * @return 1 for each that may have, and where it is not known, 0 for others, from the second one on
     */
    double[] weights(String benchmark, Platform platform) {
        double[] weights = new double[count() - 1];
        Arrays.setAll(weights, before -> mayDiffer(before, benchmark, platform) ? 1 : 0);
        return weights;
    }

    private boolean mayDiffer(int before, String benchmark, Platform platform) {
        try {
            return !Selection.between(classPaths.get(before), classPaths.get(before + 1),
                    Collections.singleton(benchmark), platform).unreached().contains(benchmark);
        } catch (IOException | RuntimeException e) {
            return true;
        }
    }
}
