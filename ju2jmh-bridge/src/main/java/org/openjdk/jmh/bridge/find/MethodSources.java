package org.openjdk.jmh.bridge.find;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bridge.read.AnnotationInfo;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/**
 * Finds the factory methods of a parameterized test if JUnit does nothing but call them to get its parameter sets. If
 * an extension may interfere, JUnit must list the sets.
 */
public final class MethodSources {

    private static final String FACTORY = MetaAnnotations.PROVIDER + "MethodSource";

    /** Placeholders for a set's number or arguments in the names of parameter sets. */
    public static final Pattern PLACEHOLDER =
            Pattern.compile("\\{(index|arguments|argumentsWithNames|argumentSetNameOrArgumentsWithNames|\\d{1,3})}");

    private final TestClassPath classPath;
    private final MetaAnnotations meta;
    private final Map<String, List<MethodInfo>> methods = new HashMap<>();

    public MethodSources(TestClassPath classPath) {
        this.classPath = classPath;
        this.meta = new MetaAnnotations(classPath);
    }

    /**
     * Factories of a test.
     *
     * @param factories methods without parameters in JUnit's order, static unless all tests share an object
     * @param name      pattern of names with {@link #PLACEHOLDER placeholders}, empty for JUnit's default
     */
    public record Sources(List<MethodInfo> factories, String name) {
    }

    /** Returns the factories of a test; empty if JUnit must list its parameter sets. */
    public Optional<Sources> of(TestClass type, TestMethod test) {
        boolean isInjected = type.launcherReason() != null || type.supplied() || type.instances().size() > 1;
        if (isInjected || test.kind() != Kind.TEMPLATE || test.launcherReason() != null || test.conditional()) {
            return Optional.empty();
        }
        List<AnnotationInfo> aboutSets = test.method().annotations().stream().filter(meta::isAboutParameters).toList();
        if (aboutSets.size() != 2) {
            return Optional.empty();
        }
        Optional<List<MethodInfo>> factories =
                aboutSets.stream().filter(each -> each.type().equals(FACTORY)).findFirst()
                        .flatMap(source -> factories(source, type, test));
        return factories
                .flatMap(found -> aboutSets.stream()
                        .filter(each -> each.type().equals(MetaAnnotations.PARAMETERIZED_TEST)).findFirst()
                        .flatMap(MethodSources::name).map(name -> new Sources(found, name)));
    }

    /** Returns the pattern of names; empty if it has a syntax that only JUnit can evaluate. */
    private static Optional<String> name(AnnotationInfo parameterized) {
        String name = parameterized.text("name").orElse("");
        boolean simple = Set.of("name").containsAll(parameterized.values().keySet())
                && PLACEHOLDER.matcher(name).replaceAll("").chars().noneMatch(c -> c == '{' || c == '}' || c == '\'');
        return simple ? Optional.of(name) : Optional.empty();
    }

    private Optional<List<MethodInfo>> factories(AnnotationInfo source, TestClass type, TestMethod test) {
        List<?> names = source.list("value").isEmpty() ? List.of("") : source.list("value");
        List<MethodInfo> found = names.stream()
                .map(name -> name.equals("") ? test.method().name() : name.toString())
                .flatMap(name -> factory(name, type).stream()).toList();
        return found.size() == names.size() ? Optional.of(found) : Optional.empty();
    }

    /**
     * Returns the only method of a name that is not a test, in the test class or in the class named before a {@code #}.
     */
    private Optional<MethodInfo> factory(String name, TestClass type) {
        int hash = name.indexOf('#');
        Optional<ClassInfo> owner = hash < 0 ? Optional.of(type.type()) : classPath.find(name.substring(0, hash));
        boolean hasObject = hash < 0 && type.perClass();
        List<MethodInfo> named = owner.map(this::methods).orElse(List.of()).stream()
                .filter(method -> method.name().equals(name.substring(hash + 1)) && !isTest(method)).toList();
        return named.stream().filter(method -> named.size() == 1 && method.parameters().isEmpty())
                .filter(method -> hasObject || method.is(Opcodes.ACC_STATIC)).findFirst();
    }

    private List<MethodInfo> methods(ClassInfo owner) {
        return methods.computeIfAbsent(owner.name(),
                name -> Members.visible(new Hierarchy(classPath, owner).superclasses()));
    }

    private boolean isTest(MethodInfo method) {
        return meta.closure(method.annotations()).stream()
                .anyMatch(annotation -> annotation.type().startsWith(JupiterFinder.API));
    }
}
