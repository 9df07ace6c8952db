package org.openjdk.jmh.bridge.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Writes the state with the parameters of a class for JUnit 4's runner {@code Parameterized}. */
record ParameterStates(TestClass type, ClassName typeName, TestClassPath classPath) {

    static final String STATE = "parameters";
    static final String NAME = "Parameters";

    static String value(int index) {
        return STATE + "." + field(index);
    }

    private static String field(int index) {
        return "value" + (index + 1);
    }

    /** Returns the constructor's arguments. */
    static String arguments(TestClass type) {
        return type.injectedFields().isEmpty() ? IntStream.range(0, type.parameterTypes().size())
                .mapToObj(ParameterStates::value).collect(Collectors.joining(", ")) : "";
    }

    /** Returns the state; all tests of the class have the same sets. */
    TypeSpec state(BenchmarkMethod method) {
        TypeSpec.Builder state = ClassWriter.state(NAME, "Benchmark")
                .addJavadoc("Parameters of the test class, created once per trial.\n");
        if (!method.sets().isEmpty()) {
            state.addField(LauncherWriter.set(method));
        }
        state.addField(FieldSpec.builder(Types.CLASS_PARAMETERS, "source").build());
        CodeBlock set = method.sets().isEmpty() ? CodeBlock.of("$S", "#1") : CodeBlock.of("set");
        MethodSpec.Builder find = MethodSpec.methodBuilder("find")
                .addAnnotation(ClassWriter.enumAnnotation(Types.SETUP, Types.LEVEL, "Trial"))
                .addModifiers(Modifier.PUBLIC)
                .addException(Throwable.class)
                .addStatement("source = $T.of($T.class, $L)", Types.CLASS_PARAMETERS, typeName, set);
        List<Type> types = type.parameterTypes();
        for (int i = 0; i < types.size(); i++) {
            TypeName name = Types.of(types.get(i), type.type().name(), classPath);
            state.addField(FieldSpec.builder(name, field(i)).build());
            find.addStatement("$L = ($T) source.value($L)", field(i), name,
                    Calls.isPrimitive(types.get(i)) ? CodeBlock.of("$L, $T.class", i, name) : CodeBlock.of("$L", i));
        }
        return state.addMethod(find.build()).build();
    }
}
