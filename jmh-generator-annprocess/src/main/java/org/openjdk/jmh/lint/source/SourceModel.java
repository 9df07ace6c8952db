package org.openjdk.jmh.lint.source;

import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Overloads;
import org.openjdk.jmh.results.measures.ErasedTypes;

/** Answers questions of the rules from a compiler: classes, and bodies of methods. */
public final class SourceModel {

    private final Elements elements;
    private final Types types;
    private final MethodBodies bodies;

    public SourceModel(ProcessingEnvironment environment, MethodBodies bodies) {
        this.elements = environment.getElementUtils();
        this.types = environment.getTypeUtils();
        this.bodies = bodies;
    }

    Body body(ExecutableElement method) {
        return bodies.of(method);
    }

    String text(ExecutableElement method) {
        return bodies.text(method);
    }

    /** Returns a class; null if there is none. Only classes that are being compiled have bodies. */
    SourceClass find(String className) {
        TypeElement type = className.isEmpty() ? null : elements.getTypeElement(className);
        return type == null ? null : new SourceClass(type, this);
    }

    /**
     * Returns the overloads of a method, inherited ones included. A generic method of an interface and its implementation
     * count as two if their erased parameters differ.
     */
    Overloads overloads(String className, String method) {
        TypeElement type = elements.getTypeElement(className);
        if (type == null) {
            return Overloads.OF_NO_CLASS;
        }
        return Overloads.of(elements.getAllMembers(type).stream()
                .filter(member -> isMethod(member) && member.getSimpleName().contentEquals(method))
                .map(member -> ErasedTypes.ofParameters((ExecutableElement) member, types)).distinct()
                .collect(Collectors.toList()));
    }

    private static boolean isMethod(Element member) {
        return member.getKind() == ElementKind.METHOD || member.getKind() == ElementKind.CONSTRUCTOR;
    }
}
