package org.openjdk.jmh.lint.source;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
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
import org.openjdk.jmh.lint.model.Overloads;

/** A class of the source, or one that it refers to. */
public final class SourceClass extends SourceElement implements ClassFacts {

    private final TypeElement type;
    private final SourceModel model;
    private final List<MethodFacts> methods = new ArrayList<>();

    public SourceClass(TypeElement type, SourceModel model) {
        super(type);
        this.type = type;
        this.model = model;
        for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
            methods.add(new SourceMethod(method, model));
        }
    }

    /** Returns the class of a type; null if it is no class or cannot be found. */
    static SourceClass of(TypeMirror mirror, SourceModel model) {
        if (mirror.getKind() != TypeKind.DECLARED) {
            return null;
        }
        return new SourceClass((TypeElement) ((DeclaredType) mirror).asElement(), model);
    }

    /** Returns the erased, qualified name of a type. */
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
    public String title() {
        return type.getSimpleName().toString();
    }

    @Override
    public boolean isAbstract() {
        return type.getModifiers().contains(Modifier.ABSTRACT);
    }

    @Override
    public ClassFacts enclosing() {
        Element enclosing = type.getEnclosingElement();
        return enclosing instanceof TypeElement ? new SourceClass((TypeElement) enclosing, model) : null;
    }

    @Override
    public ClassFacts superclass() {
        return of(type.getSuperclass(), model);
    }

    /** False, as sources with a missing superclass do not compile. */
    @Override
    public boolean inheritsUnknown() {
        return false;
    }

    @Override
    public List<FieldFacts> fields() {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream().map(SourceField::new)
                .collect(Collectors.toList());
    }

    @Override
    public List<MethodFacts> methods() {
        return methods;
    }

    @Override
    public ClassFacts classInSamePackage(String name) {
        Element place = type;
        while (place.getKind() != ElementKind.PACKAGE) {
            place = place.getEnclosingElement();
        }
        return ElementFilter.typesIn(place.getEnclosedElements()).stream()
                .filter(each -> each.getSimpleName().contentEquals(name)).findFirst()
                .map(each -> new SourceClass(each, model)).orElse(null);
    }

    @Override
    public ClassFacts find(String className) {
        return model.find(className);
    }

    /** Empty, as a compiler does not know subtypes before it has finished. */
    @Override
    public List<ClassFacts> subtypes() {
        return Collections.emptyList();
    }

    @Override
    public List<ClassFacts> nested() {
        return ElementFilter.typesIn(type.getEnclosedElements()).stream().map(each -> new SourceClass(each, model))
                .collect(Collectors.toList());
    }

    @Override
    public Overloads overloads(String className, String method) {
        return model.overloads(className, method);
    }

    /** A field as the annotation processor sees it. */
    private static final class SourceField extends SourceElement implements FieldFacts {

        private final VariableElement field;

        SourceField(VariableElement field) {
            super(field);
            this.field = field;
        }

        @Override
        public String name() {
            return field.getSimpleName().toString();
        }

        @Override
        public String type() {
            return SourceClass.nameOf(field.asType());
        }

        @Override
        public boolean isStatic() {
            return field.getModifiers().contains(Modifier.STATIC);
        }

        @Override
        public Object constant() {
            return field.getConstantValue();
        }
    }
}
