package org.openjdk.jmh.lint.source;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.ResultUses;

/** A method of the source. */
final class SourceMethod extends SourceElement implements MethodFacts {

    private final ExecutableElement method;
    private final SourceModel model;
    private Body body;

    SourceMethod(ExecutableElement method, SourceModel model) {
        super(method);
        this.method = method;
        this.model = model;
    }

    @Override
    public String name() {
        return method.getSimpleName().toString();
    }

    @Override
    public int parameters() {
        return method.getParameters().size();
    }

    @Override
    public boolean isNative() {
        return method.getModifiers().contains(Modifier.NATIVE);
    }

    @Override
    public boolean isSynchronized() {
        return method.getModifiers().contains(Modifier.SYNCHRONIZED);
    }

    @Override
    public List<ClassFacts> parameterClasses() {
        return method.getParameters().stream().map(parameter -> SourceClass.of(parameter.asType(), model))
                .filter(Objects::nonNull).collect(Collectors.toList());
    }

    @Override
    public Body body() {
        if (body == null) {
            body = model.body(method);
        }
        return body;
    }

    @Override
    public String code() {
        return model.text(method);
    }

    /** Not known, as the measured library is rarely compiled together with benchmarks. */
    @Override
    public ResultUses resultUses() {
        return ResultUses.NONE;
    }
}
