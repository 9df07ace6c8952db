package org.openjdk.jmh.lint.source;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.FieldFacts;
import org.openjdk.jmh.lint.model.MethodFacts;

/** A class of the source, or one that the source refers to. */
public final class SourceClass extends SourceElement implements ClassFacts {

    private final TypeElement type;
    private final Bodies bodies;
    private final List<MethodFacts> methods = new ArrayList<>();

    /**
     * Reads a class.
     *
     * @param type   the class
     * @param bodies reads its methods
     */
    public SourceClass(TypeElement type, Bodies bodies) {
        super(type);
        this.type = type;
        this.bodies = bodies;
        for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
            methods.add(new SourceMethod(method, bodies));
        }
    }

    /** Returns null for what is no class, or cannot be found. */
    static SourceClass of(TypeMirror mirror, Bodies bodies) {
        if (mirror.getKind() != TypeKind.DECLARED) {
            return null;
        }
        return new SourceClass((TypeElement) ((DeclaredType) mirror).asElement(), bodies);
    }

    /**
     * Names a type.
     *
     * @param mirror the type
     * @return its name, erased and qualified
     */
    public static String nameOf(TypeMirror mirror) {
        return mirror.getKind() == TypeKind.DECLARED
                ? ((TypeElement) ((DeclaredType) mirror).asElement()).getQualifiedName().toString()
                : mirror.toString();
    }

    @Override
    public String name() {
        return type.getQualifiedName().toString();
    }

    @Override
    public boolean isAbstract() {
        return type.getModifiers().contains(Modifier.ABSTRACT);
    }

    @Override
    public ClassFacts enclosing() {
        Element enclosing = type.getEnclosingElement();
        return enclosing instanceof TypeElement ? new SourceClass((TypeElement) enclosing, bodies) : null;
    }

    @Override
    public ClassFacts superclass() {
        return of(type.getSuperclass(), bodies);
    }

    /** Sources with a superclass that cannot be found do not compile. */
    @Override
    public boolean inheritsUnknown() {
        return false;
    }

    @Override
    public List<FieldFacts> fields() {
        List<FieldFacts> fields = new ArrayList<>();
        for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
            fields.add(new SourceField(field));
        }
        return fields;
    }

    @Override
    public List<MethodFacts> methods() {
        return methods;
    }

    @Override
    public ClassFacts neighbour(String name) {
        Element place = type;
        while (place.getKind() != ElementKind.PACKAGE) {
            place = place.getEnclosingElement();
        }
        for (TypeElement each : ElementFilter.typesIn(place.getEnclosedElements())) {
            if (each.getSimpleName().contentEquals(name)) {
                return new SourceClass(each, bodies);
            }
        }
        return null;
    }

    @Override
    public List<ClassFacts> nested() {
        List<ClassFacts> nested = new ArrayList<>();
        for (TypeElement each : ElementFilter.typesIn(type.getEnclosedElements())) {
            nested.add(new SourceClass(each, bodies));
        }
        return nested;
    }
}
