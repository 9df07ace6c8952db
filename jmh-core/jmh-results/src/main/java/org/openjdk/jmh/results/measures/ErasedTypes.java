package org.openjdk.jmh.results.measures;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Formats types of the compiler for {@link MethodReference#means}. */
public final class ErasedTypes {

    private ErasedTypes() {
    }

    /** Returns the erased types of the parameters of a method or constructor, with dots in front of nested types. */
    public static List<String> ofParameters(ExecutableElement method, Types types) {
        return method.getParameters().stream().map(parameter -> name(types.erasure(parameter.asType())))
                .collect(Collectors.toList());
    }

    private static String name(TypeMirror erased) {
        if (erased.getKind() == TypeKind.ARRAY) {
            return name(((ArrayType) erased).getComponentType()) + "[]";
        }
        return erased.getKind() == TypeKind.DECLARED
                ? ((TypeElement) ((DeclaredType) erased).asElement()).getQualifiedName().toString()
                : erased.getKind().name().toLowerCase(Locale.ROOT);
    }
}
