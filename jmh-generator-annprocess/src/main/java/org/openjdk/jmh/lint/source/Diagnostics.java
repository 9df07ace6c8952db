package org.openjdk.jmh.lint.source;

import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;

/** Hands findings to the compiler, unless an option or {@code @SuppressWarnings} says otherwise. */
public final class Diagnostics {

    /** How a front end shows a finding at a place of its own kind. */
    public interface Printer {

        /**
         * Prints a message.
         *
         * @param kind    of the message
         * @param message the text
         * @param finding the finding, for its place
         */
        void print(Diagnostic.Kind kind, String message, Finding finding);
    }

    private final Levels levels;
    private final Messager messager;

    Diagnostics(Levels levels, Messager messager) {
        this.levels = levels;
        this.messager = messager;
    }

    /**
     * Prints a finding at an element.
     *
     * @param finding whose place was made by {@link SourceClass}
     */
    public void print(Finding finding) {
        ElementPlace place = (ElementPlace) finding.place();
        Element element = place.element();
        print(finding, element, (kind, message, ignored) -> {
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
     * @param finding the finding
     * @param element the declaration that it stands in, for {@code @SuppressWarnings}
     * @param printer shows it
     */
    public void print(Finding finding, Element element, Printer printer) {
        Severity severity = levels.of(finding);
        if (severity != null && !Suppressions.covers(finding.rule(), element)) {
            printer.print(kind(severity), "[jmh:" + finding.rule().id() + "] " + finding.message(), finding);
        }
    }

    /**
     * Says that a class could not be looked at. Compilation goes on: a defect of the checks must not break a build.
     *
     * @param type  name of the class
     * @param cause why
     */
    public void failed(String type, Throwable cause) {
        messager.printMessage(Diagnostic.Kind.NOTE, "the checks of benchmarks failed on " + type + ": " + cause
                + "; they are switched off by -Ajmh.lint=off");
    }

    /**
     * Says that a rule could not look at a class, unless an option switches the rule off. Compilation and other rules go
     * on.
     *
     * @param type  the class
     * @param rule  that failed
     * @param cause why
     */
    public void failed(ClassFacts type, Rule rule, Throwable cause) {
        if (!levels.isOff(rule)) {
            messager.printMessage(Diagnostic.Kind.NOTE, "the check " + rule.id() + " failed on " + type.name() + ": " + cause
                    + "; it is switched off by -Ajmh.lint." + rule.id() + "=off");
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
}
