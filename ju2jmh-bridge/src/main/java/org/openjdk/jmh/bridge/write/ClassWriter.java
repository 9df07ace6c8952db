package org.openjdk.jmh.bridge.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.plan.Conversion;
import org.openjdk.jmh.bridge.read.TestClassPath;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import javax.lang.model.element.Modifier;

public record ClassWriter(TestClassPath classPath, Style style) {

    /** Types of {@code java.lang} that generated sources use by their simple names. */
    private static final List<String> IMPLICIT =
            List.of("Object", "String", "Exception", "Throwable", "AssertionError", "SuppressWarnings");

    /** Returns the source of a benchmark class in plain ASCII. */
    public String source(BenchmarkClass benchmark) {
        TypeSpec.Builder type = TypeSpec.classBuilder(benchmark.name())
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("Benchmarks made from the tests of {@code $L}.\n",
                        SourceText.escape(benchmark.test().type().name()));
        Reasons reasons = new Reasons(benchmark.converted());
        type.addJavadoc("\n<p>$L\n", reasons.ofClass());
        annotate(type);
        addMethods(benchmark, type, reasons);
        JavaFile file = JavaFile.builder(benchmark.packageName(), type.build())
                .indent("    ")
                .skipJavaLangImports(IMPLICIT.stream().noneMatch(n -> hasSibling(benchmark.packageName(), n)))
                .build();
        return ascii(Layout.arrange(file.toString()));
    }

    private boolean hasSibling(String packageName, String name) {
        return classPath.has(packageName + "." + name);
    }

    private void annotate(TypeSpec.Builder type) {
        type.addAnnotation(enumAnnotation(Types.annotation("BenchmarkMode"), Types.annotation("Mode"), style.mode()));
        type.addAnnotation(
                enumAnnotation(Types.annotation("OutputTimeUnit"), ClassName.get(TimeUnit.class), style.timeUnit()));
        style.warmupMin().ifPresent(n -> type.addAnnotation(number("WarmupMin", n)));
        style.forkMin().ifPresent(n -> type.addAnnotation(number("ForkMin", n)));
        if (style.criterion() != null) {
            AnnotationSpec.Builder reconfigure = AnnotationSpec.builder(Types.annotation("Reconfigure"));
            if (!style.criterion().isEmpty()) {
                reconfigure.addMember("criterion", "$S", style.criterion());
            }
            type.addAnnotation(reconfigure.build());
        }
        type.addAnnotation(
                AnnotationSpec.builder(SuppressWarnings.class).addMember("value", "{$S, $S}", "all", "jmh").build());
    }

    private static AnnotationSpec number(String name, int value) {
        return AnnotationSpec.builder(Types.annotation(name)).addMember("value", "$L", value).build();
    }

    private void addMethods(BenchmarkClass benchmark, TypeSpec.Builder type, Reasons reasons) {
        DirectWriter direct = new DirectWriter(benchmark, classPath, style);
        LauncherWriter launcher = new LauncherWriter(benchmark, classPath, style);
        List<BenchmarkMethod> called = new ArrayList<>();
        List<BenchmarkMethod> launched = new ArrayList<>();
        for (BenchmarkMethod method : benchmark.converted()) {
            if (method.decision().scaffold() == Conversion.Scaffold.DIRECT) {
                type.addMethod(documented(direct.method(method), method, reasons));
                called.add(method);
            } else {
                type.addMethod(documented(launcher.method(method), method, reasons));
                launched.add(method);
            }
        }
        if (!called.isEmpty()) {
            type.addTypes(direct.states(called));
            type.addMethods(direct.helpers());
            type.addFields(direct.handles());
        }
        launcher.shared(launched).ifPresent(type::addType);
        type.addTypes(launcher.states());
    }

    private static MethodSpec documented(MethodSpec spec, BenchmarkMethod method, Reasons reasons) {
        List<String> paragraphs = new ArrayList<>();
        reasons.ofMethod(method).ifPresent(paragraphs::add);
        method.test().notes().forEach(note -> paragraphs.add("Unlike JUnit: " + SourceText.escape(note) + "."));
        return paragraphs.isEmpty() ? spec
                : spec.toBuilder().addJavadoc("$L\n", String.join("\n\n<p>", paragraphs)).build();
    }

    static TypeSpec.Builder state(String name, String scope) {
        return TypeSpec.classBuilder(name)
                .addAnnotation(enumAnnotation(Types.STATE, Types.SCOPE, scope))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC);
    }

    /** Returns a set-up or tear-down method of a state. */
    static MethodSpec step(ClassName annotation, String level, String name, CodeBlock code) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(enumAnnotation(annotation, Types.LEVEL, level))
                .addModifiers(Modifier.PUBLIC)
                .addException(Throwable.class)
                .addCode(code)
                .build();
    }

    static AnnotationSpec enumAnnotation(ClassName annotation, ClassName type, String constant) {
        return AnnotationSpec.builder(annotation).addMember("value", "$T.$L", type, constant).build();
    }

    static String capitalized(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** Escapes other characters than ASCII, so that the source is the same in every encoding. */
    private static String ascii(String text) {
        StringBuilder ascii = new StringBuilder();
        int copied = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 128) {
                ascii.append(text, copied, i).append(String.format("\\u%04x", (int) text.charAt(i)));
                copied = i + 1;
            }
        }
        return copied == 0 ? text : ascii.append(text, copied, text.length()).toString();
    }
}
