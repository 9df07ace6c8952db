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

/** Tells of single methods how they differ between two class paths, by what a profiler calls them. */
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

    /**
     * Opens two class paths.
     *
     * @param baseline  class path, or jar, before the change
     * @param candidate class path, or jar, after it
     * @return to be closed after the last call
     * @throws IOException if a jar cannot be read; the message names it
     */
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
     * Tells how a method differs. The body of a lambda has no name of its own, and differs where a method does that it
     * may be of; what is in a class that the VM has made of it is the same.
     *
     * @param type   qualified name of the class
     * @param method its name, for the body of a lambda with or without the number that a compiler gave it
     * @param descriptor of its parameters and its result
     * @throws java.io.UncheckedIOException if a class cannot be read
     * @throws IllegalArgumentException     if one is damaged
     */
    public MethodChange of(String type, String method, String descriptor) {
        return of(type, (was, is) -> method.startsWith(LAMBDA) ? ofAny(was, is, enclosing(method))
                : of(was, is, method + descriptor));
    }

    /**
     * Tells how methods of a name differ, one of them at least, where their descriptors are not known.
     *
     * @param type   qualified name of the class
     * @param method their name
     * @throws java.io.UncheckedIOException if a class cannot be read
     * @throws IllegalArgumentException     if one is damaged
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

    /** Compilers name it after the method that has it. */
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
