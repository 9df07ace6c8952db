package org.openjdk.jmh.javadoc;

import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.util.Types;
import org.openjdk.jmh.results.measures.ErasedTypes;
import org.openjdk.jmh.results.measures.MethodReference;

/** Represents a method or constructor by its name and the erased types of its parameters. */
record Signature(String name, List<String> parameters, boolean isVarArgs) {

    static Signature of(ExecutableElement method, Types types) {
        String name = method.getKind() == ElementKind.CONSTRUCTOR ? MethodReference.CONSTRUCTOR
                : method.getSimpleName().toString();
        return new Signature(name, ErasedTypes.ofParameters(method, types), method.isVarArgs());
    }

    /** Returns whether a reference to the right type names this method. */
    boolean matches(MethodReference reference) {
        return reference.means(name, parameters);
    }

    /**
     * Returns the anchor of the method in the page of its type, which is correct if no parameter uses a type variable.
     */
    String anchor() {
        String list = String.join(",", parameters);
        return name + "(" + (isVarArgs ? list.substring(0, list.length() - 2) + "..." : list) + ")";
    }
}
