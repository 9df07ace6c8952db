package org.openjdk.jmh.lint.source;

import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import org.openjdk.jmh.lint.model.FieldFacts;

/** A field as the annotation processor sees it. */
final class SourceField extends SourceElement implements FieldFacts {

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
