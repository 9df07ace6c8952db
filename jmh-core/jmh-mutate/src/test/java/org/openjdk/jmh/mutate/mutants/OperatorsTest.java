package org.openjdk.jmh.mutate.mutants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.mutate.model.MutateException;

class OperatorsTest {

    static List<Arguments> changes() {
        return List.of(
                // operator, members, each replacement in order
                change("ptw", "static long f = 7; static Object run() { long x = f; x += 2; return x * 3; }",
                        "((Long) (f)).longValue()", "((Long) (x)).longValue()"),
                change("ptw", "static final int C = 3; static Object run() { return C; }"),
                change("ptw", "static Object run() { int[] a = {4}; a[0]++; return a[0] + a.length; }",
                        "((Integer) (a.length)).intValue()"),
                change("sts",
                        "static Object run() { StringBuilder b = new StringBuilder(); b.append(1); return b.toString(); }",
                        "StringBuffer b = new StringBuffer"),
                change("sts",
                        "static StringBuilder run() { StringBuilder b = new StringBuilder(); return b.append(1); }"),
                change("sts", "static Object run() { return new StringBuilder(\"a\").append('b').toString(); }",
                        "StringBuffer"),
                change("sts", "static Object run() { StringBuilder b = new StringBuilder(); f(b); return b.length(); }"
                        + " static void f(StringBuilder b) { b.append(1); }"),
                change("efl",
                        "static Object run() { int[] a = {3, 3, 5}; int s = 0; for (int i = 0; i < a.length; i++) s += a[i];"
                                + " return s; }",
                        "for (int element : a) s += element"),
                change("efl", "static Object run() { String[] a = {\"x\", \"x\", \"y\"}; String s = \"\";"
                        + " for (int i = 0; i < a.length; i++) { s += i + a[i]; } return s; }",
                        "{ int position = 0; for (java.lang.String element : a) { int i = 0; while (a[i] != element || i <"
                                + " position) { i++; } position++; s += i + element; } }"),
                change("efl",
                        "static Object run() { java.util.List<Integer> a = java.util.Arrays.asList(1000, 1000, 7); int s = 0;"
                                + " for (int i = 0; i < a.size(); ++i) s = s * 10 + i * a.get(i); return s; }",
                        "{ int position = 0; for (java.lang.Integer element : a) { int i = 0; for (Object other : a) { if (i =="
                                + " position) { break; } i++; } position++; s = s * 10 + i * element; } }"),
                change("efl",
                        "static Object run() { int[] a = {3, 4}; for (int i = 0; i < a.length; i++) a[i] = i; return a[1]; }"),
                change("efl", "static Object run() { java.util.List<Integer> a = new java.util.ArrayList<>();"
                        + " a.add(1); for (int i = 0; i < a.size(); i++) a.remove(i); return a.size(); }"),
                change("soc",
                        "static boolean f() { return true; } static Object run() { boolean d = f(); return d || f(); }",
                        "f() || d"),
                change("soc",
                        "static boolean f() { return true; } static Object run() { boolean d = f(); return d && !f(); }",
                        "!f() && d"),
                change("soc",
                        "static Boolean f() { return null; } static Object run() { boolean d = true; return d || f(); }"),
                change("hwo", "static Object run() { return 1; }",
                        "{ try { Thread.sleep(0, 1); } catch (InterruptedException"
                                + " interruption) { Thread.currentThread().interrupt(); } return 1; } }"),
                change("delay:10ns", "static Object run() { return 1; }",
                        "{ org.openjdk.jmh.mutate.delay.Delay10ns.spend(); return 1; } }"),
                change("delay", "int x; Subject() { this(4); }\nSubject(int y) { x = y; }\n"
                        + " static Object run() { return new Subject().x; }",
                        "; org.openjdk.jmh.mutate.delay.Delay100ns.spend(); }",
                        "{ org.openjdk.jmh.mutate.delay.Delay100ns.spend(); x = y; }",
                        "{ org.openjdk.jmh.mutate.delay.Delay100ns.spend(); return new Subject().x; } }"),
                change("recompute", "static Object run() { String t = \"aab\"; int n = t.length(); int s = 0;"
                        + " for (int i = 0; i < n; i++) { s += n; } return s; }",
                        "t.length(); i++) { s += t.length()"),
                change("recompute", "static Object run() { StringBuilder t = new StringBuilder(\"aab\");"
                        + " for (int i = 0, n = t.length(); i < n; i++) { t.append(i); } return t.toString(); }"),
                change("recompute", "static Object run() { java.util.List<Integer> t = new java.util.ArrayList<>();"
                        + " int n = t.size(); while (t.size() < n + 3) { t.add(n); } return t.toString(); }"),
                change("pattern",
                        "private static final java.util.regex.Pattern P = java.util.regex.Pattern.compile(\"a+\");"
                                + " static Object run() { return P.matcher(\"aa\").matches(); }",
                        "java.util.regex.Pattern.compile(\"a+\")"),
                change("cache",
                        "private static final int[] T = {3, 4}; static Object run() { return T[1] + T.length; }",
                        "(new int[] {3, 4})", "(new int[] {3, 4})"),
                change("cache", "private static final int[] T = {3, 4}; static Object run() { return T[1]++; }"),
                change("cache", "private static final int[] T = {3, 4}; static Object run() { return T == T; }"),
                change("capacity", "static Object run() { return new java.util.ArrayList<Object>(9); }", ""),
                change("list",
                        "static Object run() { java.util.Set<String> s = new java.util.HashSet<>(); boolean b = s.add(\"a\");"
                                + " String c = \"a\"; return b + \"\" + s.add(c) + s.contains(\"b\"); }",
                        "java.util.Collection<String> s = new java.util.ArrayList<>(); boolean b = (!s.contains(\"a\") &&"
                                + " s.add(\"a\")); String c = \"a\"; return b + \"\" + (!s.contains(c) && s.add(c))"),
                change("list",
                        "static Object run() { java.util.Set<String> s = new java.util.HashSet<>(); s.add(\"a\");"
                                + " return s.contains(\"a\") + \"\" + s.size(); }"),
                change("box", "static Object run() { long s = 0L; for (int i = 0; i < 9; i++) { s += i; } return s; }",
                        "Long", "Integer"),
                change("box", "static Object run() { int s = 0; while (s < 9) { s++; f(s); } return s; }"
                        + " static void f(Object o) { } static void f(int i) { }"),
                change("exit",
                        "static Object run() { return f(4) + \"\" + f(9); } static int f(int x) { int[] a = {3, 4, 4};"
                                + " for (int i = 0; i < a.length; i++) { if (a[i] == x) { return i; } } return -1; }",
                        "boolean found = false; int result = 0; for (int i = 0; i < a.length; i++) { if ((a[i] == x) && !found) {"
                                + " result = i; found = true; } } if (found) { return result; }"),
                change("exit",
                        "static Object run() { int at = -1; int[] a = {3, 4, 4}; for (int b : a) if (b == 4) { at = b;"
                                + " break; } return at; }",
                        "boolean found = false; for (int b : a) if ((b == 4) && !found) { at = b; found = true;"),
                change("buffer", "static Object run() throws Exception { java.io.Reader r = new java.io.BufferedReader("
                        + "new java.io.StringReader(\"ab\")); return r.read(); }",
                        "((java.io.Reader) (new java.io.StringReader(\"ab\")))"),
                change("lock", "static Object run() { return 1; }", "synchronized (Subject.class) { return 1; }"),
                change("api",
                        "static Object run() { return 1; } public int f() { return 2; } class In { public void g() { } }",
                        "{ org.openjdk.jmh.mutate.delay.Delay100ns.spend(); return 2; } class In { public void g() { } } }"));
    }

    private static Arguments change(String operator, String members, String... replacements) {
        return Arguments.of(operator, members, List.of(replacements));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void operator_makesTheExpectedChangeAndKeepsTheResult(String operator, String members, List<String> replacements)
            throws Exception {
        try (Workbench bench = new Workbench(8)) {
            String source = "public class Subject { " + members + " }";
            List<UncompiledMutant> drafts = bench.mutants(operator, source);
            assertEquals(replacements, drafts.stream().map(each -> each.mutant().replacement().strip()).toList());
            for (UncompiledMutant draft : drafts) {
                assertEquals(String.valueOf(bench.result(source)), String.valueOf(bench.result(draft, source)),
                        bench.text(draft, source));
                assertTrue(bench.differs(draft, source), bench.text(draft, source));
            }
        }
    }

    @Test
    void mutant_keepsAllOtherLines() throws Exception {
        String source =
                "class Subject {\n\t// ünïcode\n  static Object run( ) {\n\n    int x=1;   return x ;\n  }\n}\n";
        try (Workbench bench = new Workbench(17)) {
            UncompiledMutant draft = bench.mutants("ptw", source).get(0);
            assertEquals(source.replace("return x ", "return ((Integer) (x)).intValue() "), bench.text(draft, source));
            assertEquals(5, draft.mutant().span().firstLine());
            assertEquals(23, draft.mutant().span().firstColumn());
            assertEquals("run()Ljava/lang/Object;", draft.mutant().method());
        }
    }

    @Test
    void newerJava_isMutated() throws Exception {
        String source = """
                class Subject {
                    sealed interface Shape permits Circle, Square { }
                    record Circle(int radius) implements Shape {
                        Circle {
                            if (radius < 0) { throw new IllegalArgumentException(); }
                        }
                    }
                    record Square(int side) implements Shape { }
                    enum Size { SMALL { int factor() { return 1; } }, LARGE; int factor() { return 2; } }
                    static Object run() {
                        Shape shape = new Circle(3);
                        var text = \"\"\"
                            text
                            \"\"\";
                        int area = shape instanceof Circle circle ? circle.radius() * Size.LARGE.factor() : 0;
                        return switch (area) { case 6 -> { int twice = area * 2; yield twice + text; } default -> "none"; };
                    }
                }
                """;
        try (Workbench bench = new Workbench(17)) {
            Object expected = bench.result(source);
            int mutants = 0;
            for (String operator : List.of("ptw", "delay:10ns", "hwo", "lock")) {
                for (UncompiledMutant draft : bench.mutants(operator, source)) {
                    assertEquals(expected, bench.result(draft, source), bench.text(draft, source));
                    mutants++;
                }
            }
            assertTrue(mutants > 10, "mutants: " + mutants);
        }
    }

    @Test
    void generatedCode_isNotMutated() throws Exception {
        String source = "class Subject { @interface Generated { } @Generated static Object run() { return 1; }"
                + " @Generated static class Inner { int f(int x) { return x; } } int g(int y) { return y; } }";
        try (Workbench bench = new Workbench(17)) {
            assertEquals(List.of("((Integer) (y)).intValue()"),
                    bench.mutants("ptw", source).stream().map(each -> each.mutant().replacement()).toList());
        }
    }

    @Test
    void identifier_doesNotChangeWhenOtherCodeMoves() throws Exception {
        String source = "class Subject { static Object run() { int x = 1; return x + x; } }";
        try (Workbench bench = new Workbench(17)) {
            List<String> before = bench.mutants("ptw", source).stream().map(each -> each.mutant().id()).toList();
            List<String> after = bench.mutants("ptw", source.replace("static", "\n\nint other;\nstatic")).stream()
                    .map(each -> each.mutant().id()).toList();
            assertEquals(before, after);
            assertEquals(2, before.stream().distinct().count());
        }
    }

    @Test
    void equalBytecode_isRecognizedDespiteOtherLineNumbers() throws Exception {
        try (Workbench bench = new Workbench(17)) {
            var one = bench.classes(java.util.Map.of("Subject.java", "class Subject { int f(int x) { return x; } }"));
            var moved = bench
                    .classes(java.util.Map.of("Subject.java", "class Subject {\n\n int f(int y) { return (y); } }"));
            var other =
                    bench.classes(java.util.Map.of("Subject.java", "class Subject { int f(int x) { return -x; } }"));
            assertTrue(org.openjdk.jmh.mutate.compile.Bytecode.differing(one, moved).isEmpty());
            assertEquals(java.util.Set.of("Subject"),
                    org.openjdk.jmh.mutate.compile.Bytecode.differing(one, other).keySet());
        }
    }

    @Test
    void unknownOperatorsAndOptions_areReportedByName() {
        OperatorRegistry operators = new OperatorRegistry();
        assertTrue(mistake(operators, "nope").contains("There is no operator nope, but api, box"));
        assertTrue(mistake(operators, "soc:3").contains("takes no option"));
        assertTrue(mistake(operators, "delay:10").contains("10ns"));
    }

    private static String mistake(OperatorRegistry operators, String name) {
        return assertThrows(MutateException.class, () -> operators.named(List.of(name))).getMessage();
    }
}
