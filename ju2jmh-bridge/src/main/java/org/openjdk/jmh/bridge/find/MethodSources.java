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
 * Finds the methods that make the arguments of a parameterised test, where calling them is all that JUnit does to learn its
 * parameter sets. Where anything else may have a say, such as an extension, JUnit is to be asked.
 */
public final class SourceFactories {

    private static final String PARAMS = "org.junit.jupiter.params.";
    private static final String PARAMETERIZED = PARAMS + "ParameterizedTest";
    private static final String FACTORY = PARAMS + "provider.MethodSource";

    /** What in a name of parameter sets stands for the number of the set, for all its arguments, or for one of them. */
    public static final Pattern PLACEHOLDER =
            Pattern.compile("\\{(index|arguments|argumentsWithNames|argumentSetNameOrArgumentsWithNames|\\d{1,3})}");

    private final TestClassPath classPath;
    private final MetaAnnotations meta;
    private final Map<String, List<MethodInfo>> methods = new HashMap<>();

    /**
     * Prepares looking at tests.
     *
     * @param classPath where the tests and their factories are
     */
    public SourceFactories(TestClassPath classPath) {
        this.classPath = classPath;
        this.meta = new MetaAnnotations(classPath);
    }

    /**
     * What makes the parameter sets of a test.
     *
     * @param factories methods in JUnit's order, without parameters, and static unless all tests share an object
     * @param name      the name of each set with {@link #PLACEHOLDER places} for its arguments, empty for the usual one
     */
    public record Sources(List<MethodInfo> factories, String name) {
    }

    /**
     * Looks at one test.
     *
     * @param type the test class
     * @param test one of its tests
     * @return its factories, empty if JUnit has to be asked
     */
    public Optional<Sources> of(TestClass type, TestMethod test) {
        boolean served = type.demand() != null || type.supplied() || type.instances().size() > 1;
        if (served || test.kind() != Kind.TEMPLATE || test.demand() != null || test.conditional()) {
            return Optional.empty();
        }
        List<AnnotationInfo> aboutSets = test.method().annotations().stream().filter(this::isAboutSets).toList();
        if (aboutSets.size() != 2) {
            return Optional.empty();
        }
        Optional<List<MethodInfo>> factories =
                aboutSets.stream().filter(each -> each.type().equals(FACTORY)).findFirst()
                        .flatMap(source -> factories(source, type, test));
        return factories
                .flatMap(found -> aboutSets.stream().filter(each -> each.type().equals(PARAMETERIZED)).findFirst()
                        .flatMap(SourceFactories::name).map(name -> new Sources(found, name)));
    }

    /** The name of the sets; empty if it has anything in it that JUnit has to read, or if there are other elements. */
    private static Optional<String> name(AnnotationInfo parameterized) {
        String name = parameterized.text("name").orElse("");
        boolean simple = Set.of("name").containsAll(parameterized.values().keySet())
                && PLACEHOLDER.matcher(name).replaceAll("").chars().noneMatch(c -> c == '{' || c == '}' || c == '\'');
        return simple ? Optional.of(name) : Optional.empty();
    }

    private boolean isAboutSets(AnnotationInfo annotation) {
        return meta.closure(List.of(annotation)).stream().anyMatch(each -> each.type().startsWith(PARAMS));
    }

    private Optional<List<MethodInfo>> factories(AnnotationInfo source, TestClass type, TestMethod test) {
        List<?> names = source.list("value").isEmpty() ? List.of("") : source.list("value");
        List<MethodInfo> found = names.stream()
                .map(name -> name.equals("") ? test.method().name() : name.toString())
                .flatMap(name -> factory(name, type).stream()).toList();
        return found.size() == names.size() ? Optional.of(found) : Optional.empty();
    }

    /** The only method of a name that is no test, in the test class or in the class before the {@code #}. */
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
