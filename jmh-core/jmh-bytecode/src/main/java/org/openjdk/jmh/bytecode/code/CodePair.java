package org.openjdk.jmh.bytecode.code;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.openjdk.jmh.bytecode.files.ClassFiles;

/**
 * Holds the classes of two sides. A class with the same bytes on both sides is one object; its members are only read if
 * another class needs them.
 */
public final class CodePair {

    /** Holds the versions of a class on both sides. */
    private static final class Both {

        private final Optional<CodeClass> baseline;
        private final Optional<CodeClass> candidate;

        private Both(Optional<CodeClass> baseline, Optional<CodeClass> candidate) {
            this.baseline = baseline;
            this.candidate = candidate;
        }
    }

    private final Map<String, Both> classes = new HashMap<>();
    private final ClassFiles before;
    private final ClassFiles after;
    private final CodeBase baseline;
    private final CodeBase candidate;

    /** Creates a pair of code bases, whose files must stay readable. */
    public CodePair(ClassFiles baseline, ClassFiles candidate) {
        before = baseline;
        after = candidate;
        this.baseline = new CodeBase(baseline, name -> classes.computeIfAbsent(name, this::read).baseline);
        this.candidate = new CodeBase(candidate, name -> classes.computeIfAbsent(name, this::read).candidate);
    }

    public CodeBase baseline() {
        return baseline;
    }

    public CodeBase candidate() {
        return candidate;
    }

    private Both read(String name) {
        List<byte[]> was = CodeBase.files(before, name);
        List<byte[]> is = CodeBase.files(after, name);
        if (areSame(was, is)) {
            Optional<CodeClass> common = CodeBase.parsed(name, is, Detail.referencesAnd(() -> again(name)));
            return new Both(common, common);
        }
        return new Both(CodeBase.parsed(name, was, Detail.ALL), CodeBase.parsed(name, is, Detail.ALL));
    }

    /** Reads a class again. This is rare, so keeping the bytes of all classes would waste memory. */
    private CodeClass again(String name) {
        return CodeBase.parsed(name, CodeBase.files(after, name), Detail.ALL).orElseThrow(IllegalStateException::new);
    }

    /** Returns whether all versions of a file are the same. */
    public static boolean areSame(List<byte[]> one, List<byte[]> other) {
        return one.size() == other.size()
                && IntStream.range(0, one.size()).allMatch(i -> Arrays.equals(one.get(i), other.get(i)));
    }
}
