package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.ForkMin;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Reconfigure;
import org.openjdk.jmh.annotations.WarmupMin;

@ForkMin(4)
class BenchmarkAnnotationsTest {

    @WarmupMin(1)
    static class Parent {
        @Benchmark
        @Reconfigure(criterion = "cv")
        public void inherited() {
        }
    }

    @Reconfigure(criterion = "kld")
    static class Child extends Parent {
        @Benchmark
        @WarmupMin(2)
        public void own() {
        }

        @WarmupMin(9)
        public void own(int notABenchmark) {
        }

        @Benchmark
        public void plain() {
        }

        @Benchmark
        @Group("readers")
        @WarmupMin(3)
        public void read() {
        }
    }

    @Test
    void nearest_onTheMethod_winsOverTheClass() {
        assertWarmupMin(2, "own", "@WarmupMin on " + Child.class.getName() + ".own()");
    }

    @Test
    void nearest_onTheSuperclass_isInherited() {
        assertWarmupMin(1, "plain", "@WarmupMin on " + Parent.class.getName());
    }

    @Test
    void nearest_onTheEnclosingClass_isTheLastResort() {
        SourcedValue<ForkMin> found = of("plain").nearest(ForkMin.class);
        assertEquals(4, found.value.value());
        assertEquals("@ForkMin on " + BenchmarkAnnotationsTest.class.getName(), found.source);
    }

    @Test
    void nearest_onAnInheritedMethod_winsOverTheSubclass() {
        assertEquals("cv", of("inherited").nearest(Reconfigure.class).value.criterion());
        assertEquals("kld", of("plain").nearest(Reconfigure.class).value.criterion());
    }

    @Test
    void nearest_inAGroup_isFoundByTheGroupsName() {
        assertWarmupMin(3, "readers", "@WarmupMin on " + Child.class.getName() + ".read()");
    }

    @Test
    void nearest_absent_isNull() {
        assertNull(BenchmarkAnnotations.of("java.lang.String", "length").nearest(WarmupMin.class));
    }

    @Test
    void of_classMissing_reportsTheProblemAndIsEmpty() {
        BenchmarkAnnotations missing = BenchmarkAnnotations.of("no.such.Type", "method");
        assertNull(missing.nearest(WarmupMin.class));
        assertNotNull(missing.problem);
        assertTrue(missing.problem.contains("no.such.Type"), missing.problem);
    }

    private static void assertWarmupMin(int value, String method, String place) {
        SourcedValue<WarmupMin> found = of(method).nearest(WarmupMin.class);
        assertEquals(value, found.value.value());
        assertEquals(place, found.source);
    }

    /** JMH names nested classes with dots. */
    private static BenchmarkAnnotations of(String method) {
        return BenchmarkAnnotations.of(Child.class.getCanonicalName(), method);
    }
}
