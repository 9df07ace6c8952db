package org.openjdk.jmh.bridge.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/** Which benchmarks share compiled code. */
class JmhTestTest {

    private static JmhTest test(String method, String signature, String source) {
        return new JmhTest("x.jmh_generated.X_" + method + "_jmhTest", method, signature, source);
    }

    private static String source(String method) {
        return "class X_" + method + "_jmhTest { void " + method + "_Throughput() { blackhole.consume(x." + method
                + "()); } }";
    }

    @Test
    void methodsThatDifferInTheirNames_shareCode() {
        assertEquals(test("one", "X ()Object", source("one")).shape(),
                test("two", "X ()Object", source("two")).shape());
    }

    @Test
    void otherTypes_shareNoCode() {
        assertNotEquals(test("one", "X ()int", source("one")).shape(),
                test("two", "X ()Object", source("two")).shape());
    }

    @Test
    void nameUsedElsewhere_sharesNoCode() {
        assertNotEquals(test("one", "X ()Object", source("one")).shape(),
                test("consume", "X ()Object", source("consume")).shape());
    }

    @Test
    void nameThatTheCompilerMayUse_sharesNoCode() {
        assertNull(test("valueOf", "X ()Object", source("valueOf")).shape());
        assertNull(test("Code", "X ()Object", source("Code")).shape());
    }
}
