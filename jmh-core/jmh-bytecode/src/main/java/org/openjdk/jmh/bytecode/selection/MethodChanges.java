package org.openjdk.jmh.bytecode.selection;

import java.io.Closeable;
import java.io.IOException;
import java.util.Collection;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.openjdk.jmh.bytecode.code.CodeClass;
import org.openjdk.jmh.bytecode.code.CodeMember;
import org.openjdk.jmh.bytecode.code.CodePair;
import org.openjdk.jmh.bytecode.files.ClassPath;

/** Compares single methods between two class paths, by the names that profilers use. */
public final class MethodChanges implements Closeable {

    private static final String LAMBDA = "lambda$";

    private final ClassPath before;
    private final ClassPath after;
    private final CodePair code;
    private final SideDifference ofBaseline;
    private final SideDifference ofCandidate;

    private MethodChanges(ClassPath before, ClassPath after) {
        this.before = before;
        this.after = after;
        code = new CodePair(before, after);
        ofBaseline = new SideDifference(code.baseline(), code.candidate());
        ofCandidate = new SideDifference(code.candidate(), code.baseline());
    }

    /** Opens two class paths or jars. If one cannot be read, the exception names it. */
    public static MethodChanges between(String baseline, String candidate) throws IOException {
        ClassPath before = ClassPath.open(baseline);
        try {
            return new MethodChanges(before, ClassPath.open(candidate));
        } catch (IOException | RuntimeException e) {
            before.close();
            throw e;
        }
    }

    /**
     * Compares a method. The body of a lambda counts as changed if a method does that may contain it; members of
     * classes that the VM has generated for it count as the same.
     *
     * @param type       qualified name of the class
     * @param method     name; for the body of a lambda with or without its number
     * @param descriptor of the method
     * @throws java.io.UncheckedIOException if a class cannot be read
     * @throws IllegalArgumentException if one is damaged
     */
    public MethodChange of(String type, String method, String descriptor) {
        return of(type, (was, is) -> method.startsWith(LAMBDA) ? ofAny(was, is, enclosing(method))
                : of(was, is, method + descriptor));
    }

    /**
     * Compares all methods of a name, if the descriptor is unknown.
     *
     * @param type qualified name of the class
     * @throws java.io.UncheckedIOException if a class cannot be read
     * @throws IllegalArgumentException if one is damaged
     */
    public MethodChange ofAny(String type, String method) {
        return of(type, (was, is) -> method.startsWith(LAMBDA) ? ofAny(was, is, enclosing(method))
                : has(was, method) == has(is, method) ? ofAny(was, is, method)
                        : has(is, method) ? MethodChange.ADDED : MethodChange.REMOVED);
    }

    private MethodChange of(String type, BiFunction<CodeClass, CodeClass, MethodChange> ofBoth) {
        String name = type.replace('.', '/');
        CodeClass was = code.baseline().find(name);
        CodeClass is = code.candidate().find(name);
        if (was == null || is == null) {
            return was == is ? MethodChange.UNKNOWN : was == null ? MethodChange.ADDED : MethodChange.REMOVED;
        }
        return was == is ? MethodChange.SAME : ofBoth.apply(was, is);
    }

    private static boolean has(CodeClass type, String method) {
        return type.methods().stream().anyMatch(member -> member.name().equals(method));
    }

    private MethodChange of(CodeClass was, CodeClass is, String key) {
        CodeMember earlier = was.method(key);
        CodeMember later = is.method(key);
        if (earlier == null || later == null) {
            return earlier == later ? MethodChange.SAME : earlier == null ? MethodChange.ADDED : MethodChange.REMOVED;
        }
        return ofCandidate.isSame(later) ? MethodChange.SAME : MethodChange.CHANGED;
    }

    /** Returns the method in the name of a lambda's body. */
    private static String enclosing(String lambda) {
        String[] parts = lambda.substring(LAMBDA.length()).split("\\$");
        return parts[0].equals("new") ? "<init>" : parts[0].equals("static") ? "<clinit>" : parts[0];
    }

    private MethodChange ofAny(CodeClass was, CodeClass is, String method) {
        return Stream.concat(differing(was.methods(), ofBaseline), differing(is.methods(), ofCandidate))
                .anyMatch(member -> member.name().equals(method)) ? MethodChange.CHANGED : MethodChange.SAME;
    }

    private static Stream<CodeMember> differing(Collection<CodeMember> methods, SideDifference difference) {
        return methods.stream().filter(member -> !difference.isSame(member));
    }

    @Override
    public void close() throws IOException {
        try {
            before.close();
        } finally {
            after.close();
        }
    }
}
