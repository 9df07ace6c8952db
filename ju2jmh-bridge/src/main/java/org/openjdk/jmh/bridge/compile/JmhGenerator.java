package org.openjdk.jmh.bridge.compile;

import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.generators.annotations.APGeneratorDestinaton;
import org.openjdk.jmh.generators.annotations.APGeneratorSource;
import org.openjdk.jmh.generators.core.BenchmarkGenerator;

/**
 * Runs JMH's generator as JMH's annotation processor does, but keeps the sources in memory. This avoids a further round
 * of annotation processing, which would parse them and enter all classes again.
 */
@SupportedAnnotationTypes("org.openjdk.jmh.annotations.*")
final class JmhGenerator extends AbstractProcessor {

    private final BenchmarkGenerator generator = new BenchmarkGenerator();
    private final Map<String, StringWriter> sources = new TreeMap<>();
    private final Map<String, Benchmarked> benchmarks = new HashMap<>();

    /** A benchmark method and everything that overload resolution of its call depends on. */
    private record Benchmarked(String method, String signature) {
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        APGeneratorSource source = new APGeneratorSource(round, processingEnv);
        APGeneratorDestinaton destination = new APGeneratorDestinaton(round, processingEnv) {
            @Override
            public Writer newClass(String name, String originatingName) {
                return sources.computeIfAbsent(name, each -> new StringWriter());
            }
        };
        if (round.processingOver()) {
            generator.complete(source, destination);
        } else {
            generator.generate(source, destination);
            round.getElementsAnnotatedWith(Benchmark.class).forEach(this::note);
        }
        return false;
    }

    private void note(Element method) {
        TypeElement type = (TypeElement) Objects.requireNonNull(method.getEnclosingElement());
        String name = method.getSimpleName().toString();
        String packageName = Objects.requireNonNull(processingEnv.getElementUtils().getPackageOf(type))
                .getQualifiedName().toString();
        String nested =
                type.getQualifiedName().toString().substring(packageName.isEmpty() ? 0 : packageName.length() + 1);
        String generated = packageName + ".jmh_generated." + nested.replace('.', '_') + "_" + name + "_jmhTest";
        String overloads = type.getEnclosedElements().stream().filter(each -> each.getSimpleName().contentEquals(name))
                .map(each -> processingEnv.getTypeUtils().erasure(each.asType()).toString()).sorted()
                .collect(Collectors.joining(" "));
        benchmarks.put(generated, new Benchmarked(name, type.getQualifiedName() + " " + overloads));
    }

    /** Returns the generated classes of benchmarks that are not inherited. */
    List<JmhTest> tests() {
        List<JmhTest> tests = new ArrayList<>();
        sources.forEach((name, text) -> {
            Benchmarked benchmark = benchmarks.get(name);
            if (benchmark != null) {
                tests.add(new JmhTest(name, benchmark.method, benchmark.signature, text.toString()));
            }
        });
        return tests;
    }

    /** Returns the other generated sources by class name: states and inherited benchmarks. */
    Map<String, String> others() {
        Map<String, String> others = new TreeMap<>();
        sources.forEach((name, text) -> {
            if (!benchmarks.containsKey(name)) {
                others.put(name, text.toString());
            }
        });
        return others;
    }
}
