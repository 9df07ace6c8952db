package org.openjdk.jmh.lint.source;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;

/**
 * Records the findings of a class beside it, as builds may hide compiler output from people who run its benchmarks.
 *
 * <p>Each top-level class has its own file, {@code META-INF/jmh-lint/NAME}, so that incremental builds replace
 * exactly what they compile and merged jars contain all files. A class without findings has one, too, which replaces
 * an earlier one. The first line is the version of the format. A line {@code also NAME} names another class that
 * matters to these benchmarks; each other line is a finding with severity, rule, place and message, separated by
 * tabs.
 */
final class FindingsRecord {

    private static final String FOLDER = "META-INF/jmh-lint/";
    private static final String FORMAT = "jmh-lint 1";

    private final Filer filer;
    private final List<String> lines = new ArrayList<>();

    FindingsRecord(Filer filer) {
        this.filer = filer;
    }

    void add(Severity severity, String where, Finding finding) {
        lines.add(severity.word() + "\t" + finding.rule().id() + "\t" + where + "\t"
                + finding.message().replaceAll("\\s", " "));
    }

    /** Writes what was added since the last class. */
    void write(ClassFacts type, TypeElement element) throws IOException {
        List<String> all = new ArrayList<>();
        all.add(FORMAT);
        others(type).forEach(other -> all.add("also " + other));
        all.addAll(lines);
        lines.clear();
        try (Writer file = new OutputStreamWriter(filer.createResource(StandardLocation.CLASS_OUTPUT, "",
                FOLDER + type.name(), element).openOutputStream(), StandardCharsets.UTF_8)) {
            for (String line : all) {
                file.write(line + "\n");
            }
        }
    }

    private static Set<String> others(ClassFacts type) {
        Set<String> others = new TreeSet<>();
        collect(type, others);
        others.remove(type.name());
        others.removeIf(name -> name.startsWith("java."));
        return others;
    }

    private static void collect(ClassFacts type, Set<String> names) {
        for (ClassFacts level : Jmh.inherited(type)) {
            names.add(Jmh.outermost(level).name());
            for (MethodFacts benchmark : Jmh.benchmarks(level)) {
                benchmark.parameterClasses().stream().filter(Jmh::isState)
                        .forEach(state -> names.add(Jmh.outermost(state).name()));
            }
        }
        type.nested().forEach(nested -> collect(nested, names));
    }
}
