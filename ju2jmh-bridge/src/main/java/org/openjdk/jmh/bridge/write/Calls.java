package org.openjdk.jmh.bridge.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bridge.find.InjectedField;
import org.openjdk.jmh.bridge.plan.Access;
import org.openjdk.jmh.bridge.plan.JavaNames;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.MethodInfo;

/**
 * Writes the calls of a benchmark class: in Java if its package has access, otherwise by constant method handles, which
 * the JIT compiler inlines like direct calls.
 */
final class Calls {

    private final ClassInfo caller;
    private final ClassName callerName;
    private final Access access;
    private final Map<MethodInfo, String> handles = new LinkedHashMap<>();
    private final Map<InjectedField, String> setters = new LinkedHashMap<>();
    private final Set<String> names = new HashSet<>();

    Calls(ClassInfo caller, ClassName callerName, Access access) {
        this.caller = caller;
        this.callerName = callerName;
        this.access = access;
    }

    boolean isPlain(MethodInfo method) {
        return access.isCallable(method, caller);
    }

    boolean isPlain(InjectedField field) {
        return field.owner().equals(caller.name()) && !field.isPrivate() && JavaNames.isIdentifier(field.name());
    }

    /** Returns a call on an object. */
    CodeBlock on(String receiver, MethodInfo method, List<String> arguments) {
        if (isPlain(method)) {
            return CodeBlock.builder().addStatement("$L.$L($L)", receiver, method.name(), String.join(", ", arguments))
                    .build();
        }
        List<String> all = new ArrayList<>();
        if (!method.is(Opcodes.ACC_STATIC)) {
            all.add("(Object) " + receiver);
        }
        List<Type> parameters = method.parameters();
        for (int i = 0; i < parameters.size(); i++) {
            all.add((isPrimitive(parameters.get(i)) ? "" : "(Object) ") + arguments.get(i));
        }
        return CodeBlock.builder().addStatement("$L.invokeExact($L)", handle(method), String.join(", ", all)).build();
    }

    /** Returns a call of a static method without parameters. */
    CodeBlock on(ClassName owner, MethodInfo method) {
        return isPlain(method) ? CodeBlock.builder().addStatement("$T.$L()", owner, method.name()).build()
                : CodeBlock.builder().addStatement("$L.invokeExact()", handle(method)).build();
    }

    /** Returns an assignment to a field of an object. */
    CodeBlock put(String receiver, InjectedField field, String value) {
        return isPlain(field) ? CodeBlock.builder().addStatement("$L.$L = $L", receiver, field.name(), value).build()
                : CodeBlock.builder().addStatement("$L.invokeExact((Object) $L, $L)",
                        setters.computeIfAbsent(field, f -> unique(f.name(), "_FIELD")), receiver,
                        (isPrimitive(Type.getType(field.descriptor())) ? "" : "(Object) ") + value).build();
    }

    static boolean isPrimitive(Type type) {
        return type.getSort() < Type.ARRAY;
    }

    private String handle(MethodInfo method) {
        return handles.computeIfAbsent(method, m -> unique(m.name(), "_METHOD"));
    }

    /** Returns an unused name for a constant. */
    private String unique(String member, String kind) {
        String wanted =
                JavaNames.ascii(member).replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT) + kind;
        String name = wanted;
        for (int i = 2; !names.add(name); i++) {
            name = wanted + "_" + i;
        }
        return name;
    }

    /** Returns constants for the method handles of all calls so far. */
    List<FieldSpec> fields() {
        List<FieldSpec> constants = new ArrayList<>();
        handles.forEach((method, name) -> constants.add(constant(name).initializer("$T.of($T.class, $S, $S, $S)",
                Types.HIDDEN_METHOD, callerName, method.owner(), method.name(), method.descriptor()).build()));
        setters.forEach((field, name) -> constants.add(constant(name).initializer("$T.setterOf($T.class, $S, $S)",
                Types.HIDDEN_METHOD, callerName, field.owner(), field.name()).build()));
        return constants;
    }

    private static FieldSpec.Builder constant(String name) {
        return FieldSpec.builder(MethodHandle.class, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
    }
}
