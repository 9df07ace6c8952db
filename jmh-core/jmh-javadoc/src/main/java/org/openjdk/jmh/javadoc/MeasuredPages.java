package org.openjdk.jmh.javadoc;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import jdk.javadoc.doclet.DocletEnvironment;
import jdk.javadoc.doclet.Reporter;
import org.openjdk.jmh.results.measures.MeasuredResult;
import org.openjdk.jmh.results.measures.MethodReference;

/**
 * Adds results to pages that javadoc has written: to each measured method whose comment does not use the tag, and to
 * the type if it inherits the method.
 */
record MeasuredPages(DocletEnvironment environment, ShownResults measurements, Path destination, Reporter reporter) {

    /** Adds the results to all pages; false if that failed for a page, which has been reported. */
    boolean complete() {
        boolean found = false;
        boolean good = true;
        for (TypeElement type : ElementFilter.typesIn(environment.getIncludedElements())) {
            Set<MethodReference> references = measurements.references(type);
            found |= !references.isEmpty();
            good &= references.isEmpty() || complete(type, references);
        }
        if (!found) {
            reporter.print(Diagnostic.Kind.WARNING,
                    "no result comes from a benchmark that names a method of the documented types with @Measures");
        }
        return good;
    }

    private boolean complete(TypeElement type, Set<MethodReference> references) {
        try {
            Map<String, String> sections = sections(type, references);
            Optional<Path> page = page(type);
            if (!sections.isEmpty() && page.isPresent()) {
                Files.writeString(page.get(), new Page(Files.readString(page.get())).with(sections));
            }
            return true;
        } catch (IOException e) {
            reporter.print(Diagnostic.Kind.ERROR, type, "the page of " + type + " cannot be completed: " + e);
            return false;
        }
    }

    /** Returns HTML by anchor. Inherited methods use the anchor of the type. */
    private Map<String, String> sections(TypeElement type, Set<MethodReference> references) {
        Map<String, String> sections = new LinkedHashMap<>();
        for (MethodReference reference : references) {
            List<ExecutableElement> methods = methods(type, reference);
            if (methods.isEmpty()) {
                reporter.print(Diagnostic.Kind.WARNING, type, "results are of " + reference
                        + ", which does not exist: they may come from another version");
            }
            for (ExecutableElement method : methods) {
                add(type, method, sections);
            }
        }
        return sections;
    }

    private List<ExecutableElement> methods(TypeElement type, MethodReference reference) {
        List<? extends Element> members = environment.getElementUtils().getAllMembers(type);
        List<ExecutableElement> methods = Stream
                .concat(ElementFilter.methodsIn(members).stream(), ElementFilter.constructorsIn(members).stream())
                .filter(method -> signature(method).matches(reference)).collect(Collectors.toList());
        boolean declares = methods.stream().anyMatch(method -> method.getEnclosingElement().equals(type));
        methods.removeIf(method -> declares && !method.getEnclosingElement().equals(type));
        return methods;
    }

    private Signature signature(ExecutableElement method) {
        return Signature.of(method, environment.getTypeUtils());
    }

    private void add(TypeElement type, ExecutableElement method, Map<String, String> sections) {
        Signature signature = signature(method);
        boolean isInherited = !method.getEnclosingElement().equals(type);
        if (isInherited || !PerformanceTaglet.isIn(environment.getDocTrees().getDocCommentTree(method))) {
            List<MeasuredResult> results = measurements.of(type, signature);
            sections.putIfAbsent(isInherited ? Page.TYPE : signature.anchor(),
                    new PerformanceSection(results, measurements).html());
        }
    }

    /** Returns the page of a type; empty if there is none. With modules, each module has a folder. */
    private Optional<Path> page(TypeElement type) {
        PackageElement inPackage = environment.getElementUtils().getPackageOf(type);
        String name = type.getQualifiedName().toString();
        String inPackageName = inPackage.getQualifiedName().toString();
        String file = name.substring(inPackageName.isEmpty() ? 0 : inPackageName.length() + 1) + ".html";
        Path inFolder = destination.resolve(inPackageName.replace('.', '/')).resolve(file);
        Path inModule = destination.resolve(environment.getElementUtils().getModuleOf(type).toString())
                .resolve(inPackageName.replace('.', '/')).resolve(file);
        return Stream.of(inModule, inFolder).filter(Files::isRegularFile).findFirst();
    }
}
