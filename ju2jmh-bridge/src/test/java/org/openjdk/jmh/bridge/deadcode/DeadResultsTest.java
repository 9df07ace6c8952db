package org.openjdk.jmh.bridge.deadcode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.verify;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.bridge.find.TestMethod;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** What tests compute in vain. */
class DeadResultsTest {

    /** An object whose getter only reads, and whose other methods do more. */
    static class Point {

        private static int made;
        private final int[] values;
        private int reads;

        Point(int x, int y) {
            this.values = new int[] {x, y};
        }

        int sum() {
            int sum = 0;
            for (int each : values) {
                sum += each;
            }
            return sum;
        }

        int countedSum() {
            reads++;
            return sum() + reads;
        }

        Point move(int by) {
            values[0] += by;
            return this;
        }

        int reads() {
            return reads;
        }

        static Point origin() {
            return new Point(0, 0);
        }

        static Point nullOr(int x) {
            return x > 0 ? new Point(x, x) : null;
        }

        static Point counted() {
            made++;
            return new Point(made, made);
        }

        static long factorial(int n) {
            return n < 2 ? 1 : n * factorial(n - 1);
        }
    }

    /** Looks like a test class, and is none that JUnit runs. */
    @SuppressWarnings({"unused", "ResultOfMethodCallIgnored", "ReturnValueIgnored", "CheckReturnValue",
        "UnusedVariable"})
    static class Subject {

        private final Point point = new Point(1, 2);
        private final Iterable<Integer> all = new ArrayList<>();

        void droppedResult() {
            point.sum();
        }

        void unreadVariable() {
            int sum = point.sum();
        }

        void boxedUnreadVariable() {
            Integer sum = point.sum();
        }

        void newObject() {
            new Point(1, 2);
        }

        void onlyNotNull() {
            assertNotNull(new Point(1, 2));
        }

        void onlyNotNullOfAResult() {
            assertNotNull(Point.origin());
        }

        void notNullOfWhatMayBeNull() {
            assertNotNull(Point.nullOr(point.sum()));
        }

        void argumentOfAConstructor() {
            assertEquals(3, new ArrayList<>(List.of(new Point(1, 2))).get(0).sum());
            assertNotNull(new AtomicReference<>(new Point(1, 2)).get());
        }

        void getter() {
            point.reads();
        }

        void mock() {
            verify(point).sum();
        }

        void onlyAnAssertStatement() {
            int sum = point.sum();
            assert sum == 3;
        }

        void comparedResult() {
            assertEquals(3, point.sum());
        }

        void resultInACondition() {
            if (point.sum() != 3) {
                throw new AssertionError();
            }
        }

        void resultInALoop() {
            int all = 0;
            for (int i = 0; i < 3; i++) {
                all += point.sum();
            }
            assertTrue(all > 0);
        }

        void storedResult() {
            Point[] points = {new Point(1, 2)};
            points[0] = new Point(2, 1);
            assertEquals(3, points[0].sum());
        }

        void effectOnAField() {
            point.countedSum();
        }

        void effectOnAnArray() {
            point.move(1);
        }

        void effectOnAStaticField() {
            Point.counted();
        }

        void interfaceOfUnknownCode() {
            all.iterator();
        }

        void recursion() {
            Point.factorial(3);
        }

        void caughtException() {
            try {
                new Point(1, 2).sum();
                throw new AssertionError();
            } catch (IllegalArgumentException e) {
                assertNotNull(e);
            }
        }

        void lambdaOfAnAssertion() {
            assertThrows(IllegalArgumentException.class, () -> point.sum());
        }
    }

    private static List<String> reasons(String name) throws IOException {
        List<Path> paths = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of)
                .toList();
        try (TestClassPath classPath = new TestClassPath(paths)) {
            MethodInfo method = classPath.require(Subject.class.getName(), "this test").methods().stream()
                    .filter(each -> each.name().equals(name)).findFirst().orElseThrow();
            List<DeadResult> found = new DeadResults(classPath).of(TestMethod.plain(method));
            found.forEach(each -> {
                assertEquals("DeadResultsTest.java", each.file());
                assertTrue(each.line() > 0, each::text);
            });
            return found.stream().map(DeadResult::reason).toList();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "droppedResult | nothing uses the result of DeadResultsTest.Point.sum()",
        "unreadVariable | nothing uses the result of DeadResultsTest.Point.sum()",
        "boxedUnreadVariable | nothing uses the result of DeadResultsTest.Point.sum()",
        "newObject | nothing uses the new DeadResultsTest.Point",
        "onlyNotNull | only assertNotNull uses the new DeadResultsTest.Point",
        "onlyNotNullOfAResult | only assertNotNull uses the result of DeadResultsTest.Point.origin()",
        "onlyAnAssertStatement | only an assert statement, which is off in forks, uses the result of DeadResultsTest.Point.sum()",
    })
    void resultThatNothingNeeds_isNamed(String method, String reason) throws IOException {
        assertTrue(reasons(method).contains(reason), () -> method);
    }

    @ParameterizedTest
    @ValueSource(strings = {"comparedResult", "resultInACondition", "resultInALoop", "storedResult", "effectOnAField",
        "effectOnAnArray", "effectOnAStaticField", "interfaceOfUnknownCode", "recursion", "caughtException",
        "lambdaOfAnAssertion", "notNullOfWhatMayBeNull", "getter", "mock",
        "argumentOfAConstructor"})
    void resultThatIsUsed_orCodeWithAnEffect_isNotNamed(String method) throws IOException {
        assertEquals(List.of(), reasons(method));
    }
}
