package org.openjdk.jmh.why;

import java.io.Closeable;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.openjdk.jmh.bytecode.selection.MethodChange;
import org.openjdk.jmh.bytecode.selection.MethodChanges;
import org.openjdk.jmh.dynreconf.attribution.CodeChange;

/** Compares methods of two class paths, by their names in recordings. */
public final class CodeDifference implements Function<String, CodeChange>, Closeable {

    /** Replaces an unknown descriptor of a method, and matches all methods of its name. */
    public static final String ANY = "(*)";

    private final MethodChanges changes;
    private final Map<String, CodeChange> known = new HashMap<>();

    /** @throws IOException if a class path cannot be read */
    public CodeDifference(String baseline, String candidate) throws IOException {
        changes = MethodChanges.between(baseline, candidate);
    }

    /** Returns {@link CodeChange#UNKNOWN} for a class that cannot be read. */
    @Override
    public CodeChange apply(String method) {
        return known.computeIfAbsent(method, this::find);
    }

    private CodeChange find(String method) {
        int descriptor = method.indexOf('(');
        int name = method.lastIndexOf('.', Math.max(0, descriptor));
        if (descriptor <= 0 || name < 0) {
            return CodeChange.UNKNOWN;
        }
        try {
            String type = method.substring(0, name);
            String simple = method.substring(name + 1, descriptor);
            MethodChange change = method.endsWith(ANY) ? changes.ofAny(type, simple)
                    : changes.of(type, simple, method.substring(descriptor));
            return CodeChange.valueOf(change.name());
        } catch (RuntimeException e) {
            return CodeChange.UNKNOWN;
        }
    }

    @Override
    public void close() throws IOException {
        changes.close();
    }
}
