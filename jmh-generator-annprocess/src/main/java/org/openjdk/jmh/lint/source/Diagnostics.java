package org.openjdk.jmh.lint.source;

import java.io.IOException;
import java.util.List;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;

/** Prints findings and records them, unless an option or {@code @SuppressWarnings} suppresses them. */
public final class Diagnostics {

    /** Prints messages at the places of a front end. */
    public interface Printer {

        /** Prints a message. */
        void print(Diagnostic.Kind kind, String message);
    }

    private final LintLevels levels;
    private final Messager messager;
    private final FindingsRecord record;

    Diagnostics(LintLevels levels, Messager messager, FindingsRecord record) {
        this.levels = levels;
        this.messager = messager;
        this.record = record;
    }

    /**
     * Prints a finding at an element.
     *
     * @param finding finding whose place was created by {@link SourceClass}
     * @param where   file and line as far as known, for the record
     */
    public void print(Finding finding, String where) {
        ElementPlace place = (ElementPlace) finding.place();
        Element element = place.element();
        print(finding, element, where, (kind, message) -> {
            if (place.annotation() == null) {
                messager.printMessage(kind, message, element);
            } else {
                messager.printMessage(kind, message, element, place.annotation());
            }
        });
    }

    /**
     * Prints a finding.
     *
     * @param element declaration around it, for {@code @SuppressWarnings}
     * @param where   file and line as far as known, for the record
     */
    public void print(Finding finding, Element element, String where, Printer printer) {
        Severity severity = levels.of(finding);
        if (severity == null || Suppressions.covers(finding.rule(), element)) {
            return;
        }
        record.add(severity, where, finding);
        Severity printed = levels.printed(finding);
        if (printed != null) {
            printer.print(kind(printed), "[jmh:" + finding.rule().id() + "] " + finding.message());
        }
    }

    /**
     * Completes the record of a class.
     *
     * @param type    class whose findings have all been printed
     */
    public void end(ClassFacts type, TypeElement element) {
        try {
            record.write(type, element);
        } catch (IOException | RuntimeException e) {
            messager.printMessage(Diagnostic.Kind.NOTE, "cannot record the findings in " + type.name() + ": " + e);
        }
    }

    /**
     * Reports that a class could not be checked. Compilation continues: a defect of the checks must not break a
     * build.
     */
    public void failed(String type, Throwable cause) {
        messager.printMessage(Diagnostic.Kind.NOTE, "the benchmark checks failed on " + type + ": " + cause
                + "; disable them with -Ajmh.lint=off");
    }

    /** Reports that a rule failed, unless an option switches it off. Compilation and other rules continue. */
    public void failed(ClassFacts type, Rule rule, Throwable cause) {
        if (!levels.isOff(rule)) {
            messager.printMessage(Diagnostic.Kind.NOTE,
                    "the check " + rule.id() + " failed on " + type.name() + ": " + cause
                            + "; disable it with -Ajmh.lint." + rule.id() + "=off");
        }
    }

    private static Diagnostic.Kind kind(Severity severity) {
        switch (severity) {
            case ERROR:
                return Diagnostic.Kind.ERROR;
            case WARNING:
                return Diagnostic.Kind.WARNING;
            default:
                return Diagnostic.Kind.NOTE;
        }
    }

    /** {@code @SuppressWarnings("jmh:RETU")} for one rule, {@code @SuppressWarnings("jmh")} for all. */
    private static final class Suppressions {

        private static final String ALL = "jmh";

        private Suppressions() {
        }

        /**
         * Returns whether a rule is suppressed for an element, by itself or by an enclosing element.
         *
         * @param rule    the rule
         * @param element a class, method, field or variable
         */
        static boolean covers(Rule rule, Element element) {
            for (Element each = element; each != null; each = each.getEnclosingElement()) {
                AnnotationFacts suppressed = new SourceElement(each).annotation("java.lang.SuppressWarnings");
                if (suppressed != null && names(suppressed, rule)) {
                    return true;
                }
            }
            return false;
        }

        private static boolean names(AnnotationFacts suppressed, Rule rule) {
            List<String> names = suppressed.texts("value");
            return names.contains(ALL) || names.contains(ALL + ":" + rule.id());
        }
    }
}
