package org.openjdk.jmh.bytecode.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.bytecode.support.Compiled;

class MethodChangesTest {

    private static final String BEFORE = """
            package p; public class Doc {
                int same(int i) { return i + 1; }
                int changed(int i) { return i + 1; }
                int gone() { return 1; }
                int gone(long i) { return 1; }
                int changed(long i) { return 1; }
                Supplier<Integer> lambda(int i) { return () -> i + 1; }
                Supplier<Integer> steady(int i) { return () -> i + 7; }
                Supplier<Integer> other = () -> 3;
            }""";
    private static final String AFTER = """
            package p; public class Doc {
                int fresh() { return 1; }
                int changed(long i) { return 1; }
                int same(int i) { return i + 1; }
                int changed(int i) { return i + 2; }
                Supplier<Integer> lambda(int i) { return () -> i + 2; }
                Supplier<Integer> steady(int i) { return () -> i + 7; }
                Supplier<Integer> other = () -> 4;
            }""";

    @TempDir
    Path folder;

    @Test
    void methods_differAsTheirCodeDoes() throws IOException {
        Compiled compiled = new Compiled(folder);
        Path before = compiled.of(BEFORE, "package p; public class Old { void f() { } }");
        Path after = compiled.of(AFTER, "package p; public class New { void f() { } }");
        try (MethodChanges changes = MethodChanges.between(before.toString(), after.toString())) {
            assertEquals(MethodChange.SAME, changes.of("p.Doc", "same", "(I)I"));
            assertEquals(MethodChange.CHANGED, changes.of("p.Doc", "changed", "(I)I"));
            assertEquals(MethodChange.REMOVED, changes.of("p.Doc", "gone", "()I"));
            assertEquals(MethodChange.ADDED, changes.of("p.Doc", "fresh", "()I"));
            assertEquals(MethodChange.ADDED, changes.of("p.New", "f", "()V"));
            assertEquals(MethodChange.REMOVED, changes.of("p.Old", "f", "()V"));
            assertEquals(MethodChange.UNKNOWN, changes.of("java.util.HashMap", "get", "(Ljava/lang/Object;)Z"));
            assertEquals(MethodChange.SAME, changes.of("p.Doc", "notThere", "()V"));
        }
    }

    /** Of methods that have a name in common, one that differs is enough. */
    @Test
    void methodsOfAName_differAsAnyOfThemDoes() throws IOException {
        Compiled compiled = new Compiled(folder);
        try (MethodChanges changes =
                MethodChanges.between(compiled.of(BEFORE).toString(), compiled.of(AFTER).toString())) {
            assertEquals(MethodChange.CHANGED, changes.ofAny("p.Doc", "changed"));
            assertEquals(MethodChange.SAME, changes.ofAny("p.Doc", "same"));
            assertEquals(MethodChange.REMOVED, changes.ofAny("p.Doc", "gone"));
            assertEquals(MethodChange.ADDED, changes.ofAny("p.Doc", "fresh"));
            assertEquals(MethodChange.CHANGED, changes.ofAny("p.Doc", "lambda$lambda"));
            assertEquals(MethodChange.SAME, changes.ofAny("p.Doc", "notThere"));
            assertEquals(MethodChange.UNKNOWN, changes.ofAny("java.util.HashMap", "get"));
        }
    }

    /** Compilers number them in the order of the class. */
    @Test
    void lambdas_differAsTheMethodThatHasThem() throws IOException {
        Compiled compiled = new Compiled(folder);
        try (MethodChanges changes =
                MethodChanges.between(compiled.of(BEFORE).toString(), compiled.of(AFTER).toString())) {
            assertEquals(MethodChange.CHANGED, changes.of("p.Doc", "lambda$lambda", "(I)Ljava/lang/Integer;"));
            assertEquals(MethodChange.CHANGED, changes.of("p.Doc", "lambda$lambda$0", "(I)Ljava/lang/Integer;"));
            assertEquals(MethodChange.SAME, changes.of("p.Doc", "lambda$steady$1", "(I)Ljava/lang/Integer;"));
            assertEquals(MethodChange.CHANGED, changes.of("p.Doc", "lambda$new$2", "()Ljava/lang/Integer;"));
        }
    }

    @Test
    void jarThatIsNone_isNamed() throws IOException {
        Path none = Files.writeString(folder.resolve("none.jar"), "no jar");
        IOException e = assertThrows(IOException.class,
                () -> MethodChanges.between(folder.toString(), none.toString()));
        assertTrue(e.toString().contains("none.jar"), e::toString);
    }
}
