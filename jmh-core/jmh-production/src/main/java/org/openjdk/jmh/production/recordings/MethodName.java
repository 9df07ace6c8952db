package org.openjdk.jmh.production.recordings;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedMethod;
import org.openjdk.jmh.results.measures.MethodReference;

/**
 * Represents a method in a VM.
 *
 * @param type       binary name of the declaring class, with {@code $} before nested classes
 * @param name       {@link MethodReference#CONSTRUCTOR} for constructors
 * @param descriptor as in class files
 */
public record MethodName(String type, String name, String descriptor) implements Comparable<MethodName> {

    static MethodName of(RecordedMethod method) {
        return new MethodName(method.getType().getName(), method.getName(), method.getDescriptor());
    }

    /** Returns the class as sources write it, with dots before nested classes. */
    public String canonicalType() {
        return type.replace('$', '.');
    }

    /** Returns class and method as formulas write them. */
    public String qualified() {
        return canonicalType() + "." + name;
    }

    /** Returns the erased types of the parameters, qualified, with dots before nested types. */
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

    /** Returns whether a reference of a benchmark names this method. */
    public boolean matches(MethodReference reference) {
        return canonicalType().equals(reference.type()) && reference.means(name, parameters());
    }

    /** Returns class, method and parameters without packages. */
    public String shortName() {
        return shortType() + "." + name + parameters().stream().map(MethodName::simple)
                .collect(Collectors.joining(", ", "(", ")"));
    }

    /** Returns the class; anonymous classes and lambdas with the class around them. */
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
