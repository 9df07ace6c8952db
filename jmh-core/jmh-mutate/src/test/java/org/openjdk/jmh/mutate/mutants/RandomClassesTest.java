package org.openjdk.jmh.mutate.mutants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that small random classes behave the same after each mutation. */
class RandomClassesTest {

    private static final List<String> OPERATORS =
            List.of("ptw", "sts", "efl", "soc", "delay:10ns", "recompute", "cache",
                    "pattern", "capacity", "list", "box", "exit", "lock");

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(longs = {3, 4, 5, 6, 7, 8})
    void moreRandomClasses_behaveTheSame(long seed) throws Exception {
        randomClass_behavesTheSame(seed);
    }

    /** Compiled for Java 17 and Java 8. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void randomClass_behavesTheSame(long seed) throws Exception {
        String source = source(new Random(seed));
        Map<String, Integer> counts = new TreeMap<>();
        try (Workbench bench = new Workbench(seed % 2 == 0 ? 8 : 17)) {
            Object expected = bench.result(source);
            for (String operator : OPERATORS) {
                for (UncompiledMutant draft : bench.mutants(operator, source)) {
                    assertEquals(expected, bench.result(draft, source), () -> "seed " + seed + "\n"
                            + bench.text(draft, source));
                    counts.merge(operator, 1, Integer::sum);
                }
            }
        }
        assertTrue(counts.size() >= 10, "seed " + seed + ": " + counts);
    }

    private static String source(Random random) {
        StringBuilder methods = new StringBuilder();
        StringBuilder calls = new StringBuilder();
        for (int i = 0; i < 7; i++) {
            methods.append(method("m" + i, i, random));
            calls.append("    out.append(m").append(i).append("(").append(random.nextInt(7))
                    .append(")).append(',');\n");
        }
        return "import java.util.*;\nimport java.util.regex.Pattern;\npublic class Subject {\n"
                + "  private static final int[] TABLE = {" + random.nextInt(9) + ", 2, 3};\n"
                + "  private static final Pattern WORD = Pattern.compile(\"a{" + (1 + random.nextInt(3)) + "}\");\n"
                + "  static int count;\n  static boolean odd(int x) { return x % 2 != 0; }\n" + methods
                + "  static Object run() {\n    StringBuilder out = new StringBuilder(64);\n" + calls
                + "    return out.append(count).toString();\n  }\n}\n";
    }

    private static String method(String name, int kind, Random random) {
        int a = random.nextInt(5);
        int b = 1 + random.nextInt(4);
        String body = switch (kind % 7) {
            case 0 -> "int[] v = {" + a + ", " + b + ", x, " + b
                    + "}; long s = 0L; for (int i = 0; i < v.length; i++) { s = s * "
                    + b + " + v[i]" + (random.nextBoolean() ? " + i" : "") + "; } return \"\" + s;";
            case 1 -> "List<String> v = new ArrayList<>(" + (a + 1)
                    + "); for (int i = 0; i < x; i++) { v.add(\"a\" + i % " + b
                    + "); } String s = \"\"; for (int i = 0; i < v.size(); i++) { if (odd(i)) { continue; } s += v.get(i)"
                    + (random.nextBoolean() ? " + i" : "") + "; } return s;";
            case 2 ->
                "Set<Integer> seen = new HashSet<>(); int twice = 0; for (int i = 0; i < 9; i++) { Integer k = (i * "
                        + b
                        + " + x) % 5; if (!seen.add(k)) { twice++; } } return twice + \"\" + seen.contains(" + a + ");";
            case 3 ->
                "for (int i = " + a + "; i < 9; i++) { if (i % " + b + " == x % " + b + ") { return \"i\" + i; } }"
                        + " return \"none\";";
            case 4 ->
                "boolean d = odd(x); int n = \"abc\".substring(1).length(); int s = TABLE[x % 3]; for (int i = 0; i < n; i++)"
                        + " { if (d " + (random.nextBoolean() ? "||" : "&&") + " odd(i + " + a
                        + ")) { s += i; } } return \"\" + s;";
            case 5 ->
                "StringBuilder t = new StringBuilder(); String w = \"aaab\"; int n = w.length(); int at = 0; while (at < n) {"
                        + " t.append(w.charAt(at)).append(n); at++; } return t.reverse() + \"\" + WORD.matcher(w).replaceAll(\"x\");";
            default -> "int found = -1; for (char c : \"hello\".toCharArray()) { if (c > 'a' + x + " + a
                    + ") { found = (int) c; break; } }"
                    + " count += found; return \"\" + found;";
        };
        return "  static String " + name + "(int x) { " + body + " }\n";
    }
}
