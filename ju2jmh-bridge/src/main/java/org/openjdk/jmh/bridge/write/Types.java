package org.openjdk.jmh.bridge.write;

import com.palantir.javapoet.ClassName;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

import java.util.ArrayDeque;
import java.util.Deque;

/** The names that sources use. */
final class Types {

    private static final String ANNOTATIONS = "org.openjdk.jmh.annotations";
    private static final String RUNTIME = "org.openjdk.jmh.bridge.runtime";

    static final ClassName BENCHMARK = annotation("Benchmark");
    static final ClassName STATE = annotation("State");
    static final ClassName SCOPE = annotation("Scope");
    static final ClassName SETUP = annotation("Setup");
    static final ClassName TEAR_DOWN = annotation("TearDown");
    static final ClassName LEVEL = annotation("Level");
    static final ClassName PARAM = annotation("Param");
    static final ClassName STATEMENT = ClassName.get("org.junit.runners.model", "Statement");
    static final ClassName TEST_RULES = ClassName.get(RUNTIME, "TestRules");
    static final ClassName CLASS_RULES = ClassName.get(RUNTIME, "ClassRules");
    static final ClassName PLATFORM_CLASS = ClassName.get(RUNTIME, "PlatformClass");
    static final ClassName PLATFORM_TEST = ClassName.get(RUNTIME, "PlatformTest");
    static final ClassName RUNNER_TEST = ClassName.get(RUNTIME, "RunnerTest");
    static final ClassName SUITE_TEST = ClassName.get(RUNTIME, "SuiteTest");

    private Types() {
    }

    static ClassName annotation(String name) {
        return ClassName.get(ANNOTATIONS, name);
    }

    static ClassName of(ClassInfo type, TestClassPath classPath) {
        Deque<String> names = new ArrayDeque<>();
        ClassInfo current = type;
        for (String outer = current.nesting().outer(); outer != null; outer = current.nesting().outer()) {
            names.addFirst(current.simpleName());
            current = classPath.require(outer, current.name());
        }
        return ClassName.get(current.packageName(), current.nameInPackage(), names.toArray(new String[0]));
    }
}
