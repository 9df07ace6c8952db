package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;

/**
 * Benchmarks that formulas on a class may name: those of the class itself, of enclosing classes, and of their nested
 * classes and the package. Names are resolved as when results are judged.
 */
final class VisibleBenchmarks {

    private final ClassFacts type;
    private final String packagePrefix;

    VisibleBenchmarks(ClassFacts type) {
        this.type = type;
        String outermost = Jmh.outermost(type).name();
        this.packagePrefix = outermost.substring(0, outermost.lastIndexOf('.') + 1);
    }

    /** Finds a benchmark and reports a missing one; names of other packages are unknown and not reported. */
    Optional<DeclaredBenchmark> find(String name, FormulaProblems problems) {
        String path = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        String method = name.substring(name.lastIndexOf('.') + 1);
        List<ClassFacts> owners = owners(path);
        for (ClassFacts owner : owners) {
            List<MethodFacts> methods = methods(owner, method);
            if (!methods.isEmpty()) {
                return declared(owner, name, methods, problems);
            }
        }
        if (owners.stream().anyMatch(ClassFacts::inheritsUnknown)) {
            return Optional.empty();
        }
        if (!owners.isEmpty()) {
            problems.error(missing(owners.get(0), method));
        } else if (path.indexOf('.') < 0 || isInPackage(path)) {
            problems.warning(
                    "there is no class " + path + " in " + type.name() + ", around it or in its package, so "
                            + name + " must be a benchmark of another package");
        }
        return Optional.empty();
    }

    private Optional<DeclaredBenchmark> declared(ClassFacts owner, String name, List<MethodFacts> methods,
                                                 FormulaProblems problems) {
        if (owner.isAbstract()) {
            problems.error(owner.name() + " is abstract, so only its subclasses have benchmarks: name one of them");
            return Optional.empty();
        }
        return Optional.of(new DeclaredBenchmark(name, methods, owner));
    }

    private static String missing(ClassFacts owner, String method) {
        List<String> names = names(owner);
        return owner.name() + " has no benchmark " + method + ": it has "
                + (names.isEmpty() ? "none" : String.join(", ", names));
    }

    /**
     * Returns the classes to which a path may refer, nearest first; an empty path refers to the class and its
     * enclosing classes.
     */
    private List<ClassFacts> owners(String path) {
        List<ClassFacts> owners = new ArrayList<>();
        for (ClassFacts level = type; level != null; level = level.enclosing()) {
            add(path.isEmpty() ? level : within(level, path), owners);
        }
        if (!path.isEmpty()) {
            add(inPackage(isInPackage(path) ? path.substring(packagePrefix.length()) : path), owners);
        }
        return owners;
    }

    private static void add(ClassFacts found, List<ClassFacts> owners) {
        if (found != null) {
            owners.add(found);
        }
    }

    private boolean isInPackage(String path) {
        return !packagePrefix.isEmpty() && path.startsWith(packagePrefix);
    }

    private ClassFacts inPackage(String path) {
        int dot = path.indexOf('.');
        ClassFacts outermost = type.classInSamePackage(dot < 0 ? path : path.substring(0, dot));
        return outermost == null || dot < 0 ? outermost : within(outermost, path.substring(dot + 1));
    }

    private static ClassFacts within(ClassFacts outer, String path) {
        ClassFacts found = outer;
        for (String part : Arrays.asList(path.split("\\."))) {
            String name = found.name() + "." + part;
            found = found.nested().stream().filter(nested -> nested.name().equals(name)).findFirst().orElse(null);
            if (found == null) {
                return null;
            }
        }
        return found;
    }

    /** Returns the methods of a benchmark, several for a group. */
    private static List<MethodFacts> methods(ClassFacts owner, String name) {
        return Jmh.inheritedBenchmarks(owner).stream().filter(method -> name(method).equals(name))
                .collect(Collectors.toList());
    }

    private static String name(MethodFacts method) {
        String group = Jmh.group(method);
        return group == null ? method.name() : group;
    }

    private static List<String> names(ClassFacts owner) {
        return Jmh.inheritedBenchmarks(owner).stream().map(VisibleBenchmarks::name).distinct()
                .collect(Collectors.toList());
    }
}
