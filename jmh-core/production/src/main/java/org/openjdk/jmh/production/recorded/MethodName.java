package org.openjdk.jmh.production.recorded;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedMethod;
import org.openjdk.jmh.results.measures.MethodReference;

/**
 * A method as a VM knows it.
 *
 * @param type       binary name of the class that declares it, with {@code $} in front of nested classes
 * @param name       of the method; of constructors, {@link MethodReference#CONSTRUCTOR}
 * @param descriptor types of its parameters and result, as class files have them
 */
public record MethodName(String type, String name, String descriptor) implements Comparable<MethodName> {

    static MethodName of(RecordedMethod method) {
        return new MethodName(method.getType().getName(), method.getName(), method.getDescriptor());
    }

    /** The class as sources name it, with dots in front of nested classes, too. */
    public String canonicalType() {
        return type.replace('$', '.');
    }

    /** Class and method as formulas name it. */
    public String qualified() {
        return canonicalType() + "." + name;
    }

    /** Erased types of its parameters, qualified, with dots in front of nested types, too. */
    public List<String> parameters() {
        return MethodTypeDesc.ofDescriptor(descriptor).parameterList().stream().map(MethodName::sourceName).toList();
    }

    private static String sourceName(ClassDesc type) {
        if (type.isArray()) {
            return sourceName(type.componentType()) + "[]";
        }
        String name = type.displayName().replace('$', '.');
        return type.isPrimitive() || type.packageName().isEmpty() ? name : type.packageName() + "." + name;
    }

    /** Whether a benchmark that names methods means this one. */
    public boolean isMeantBy(MethodReference reference) {
        return canonicalType().equals(reference.type()) && reference.means(name, parameters());
    }

    /** Class, method and parameters without packages, for tables. */
    public String shortName() {
        return shortType() + "." + name + parameters().stream().map(MethodName::simple)
                .collect(Collectors.joining(", ", "(", ")"));
    }

    /** Classes without a name of their own, such as those of lambdas, are told by the class around them. */
    private String shortType() {
        String visible = type.replaceFirst("[./]0x\\p{XDigit}+$", "");
        String inPackage = simple(visible);
        String innermost = inPackage.substring(inPackage.lastIndexOf('$') + 1);
        boolean isNamed =
                visible.equals(type) && !innermost.isEmpty() && Character.isJavaIdentifierStart(innermost.charAt(0));
        return isNamed ? innermost : inPackage;
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    @Override
    public int compareTo(MethodName other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public String toString() {
        return canonicalType() + "#" + name + parameters().stream().collect(Collectors.joining(", ", "(", ")"));
    }
}
