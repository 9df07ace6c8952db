package org.openjdk.jmh.bridge.probe;

import junit.framework.Test;
import junit.framework.TestCase;
import org.openjdk.jmh.bridge.runtime.SuiteTest;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.function.Consumer;

/** Builds a JUnit 3 suite and lists those members that no test class of its own stands for. */
final class SuiteLister {

    private SuiteLister() {
    }

    static boolean list(String type, Consumer<String> answers) throws Exception {
        List<Test> leaves = SuiteTest.leaves(Class.forName(type));
        for (int i = 0; i < leaves.size(); i++) {
            Test leaf = leaves.get(i);
            if (leaf instanceof TestCase && !isFoundByItself(leaf.getClass())) {
                answers.accept(
                        TabbedLines.join(ListingMain.MEMBER, type + "#suite",
                                "#" + (i + 1) + " " + SuiteTest.label(leaf)));
            }
        }
        return true;
    }

    private static boolean isFoundByItself(Class<?> type) {
        boolean inner = type.getEnclosingClass() != null && !Modifier.isStatic(type.getModifiers());
        return !inner && Modifier.isPublic(type.getModifiers());
    }
}
