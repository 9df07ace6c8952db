package org.openjdk.jmh.bridge.probe;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import junit.framework.JUnit4TestAdapter;
import junit.framework.Test;
import junit.framework.TestCase;
import junit.framework.TestSuite;
import org.openjdk.jmh.bridge.runtime.SuiteTest;

/** Builds a JUnit 3 suite and lists the members that are not found as tests of their own classes. */
final class SuiteLister {

    private final String type;
    private final Set<String> known;
    private final Map<String, Test> fresh = new HashMap<>();
    private final Set<String> alone = new TreeSet<>();
    private final Set<String> setUp = new TreeSet<>();
    private final Map<String, Integer> leftOut = new TreeMap<>();
    private final List<String> labels = new ArrayList<>();
    private final List<String> firsts = new ArrayList<>();
    private final Set<String> methods = new HashSet<>();

    private SuiteLister(String type, Set<String> known) {
        this.type = type;
        this.known = known;
    }

    /**
     * Lists the suite of a class.
     *
     * @param most  number of members above which only the first of each class and method is listed
     * @param known test classes that are converted on their own
     */
    static boolean list(String type, int most, Set<String> known, Consumer<String> answers) throws Exception {
        SuiteLister lister = new SuiteLister(type, known);
        List<Test> leaves = SuiteTest.leaves(Class.forName(type));
        for (int i = 0; i < leaves.size(); i++) {
            lister.add(leaves.get(i), i + 1);
        }
        lister.write(most, answers);
        return true;
    }

    private void add(Test leaf, int number) {
        Class<?> tested = isAdapter(leaf) ? ((JUnit4TestAdapter) leaf).getTestClass() : leaf.getClass();
        if (known.contains(tested.getName()) && isFoundByItself(tested, leaf)) {
            alone.add(tested.getName());
        } else if (!(leaf instanceof TestCase)) {
            leftOut.merge(tested.getName() + " is not a TestCase", 1, Integer::sum);
        } else if (tested.getEnclosingClass() == TestSuite.class) {
            leftOut.merge("JUnit reports a warning instead of tests", 1, Integer::sum);
        } else {
            setUp.add(tested.getName());
            String label = "#" + number + " " + SuiteTest.label(leaf);
            labels.add(label);
            if (methods.add(tested.getName() + "#" + MemberState.method((TestCase) leaf))) {
                firsts.add(label);
            }
        }
    }

    /** Compares names, since JUnit 3 itself has no such class. */
    private static boolean isAdapter(Test leaf) {
        return leaf.getClass().getName().equals("junit.framework.JUnit4TestAdapter");
    }

    private boolean isFoundByItself(Class<?> tested, Test leaf) {
        if (!(leaf instanceof TestCase test)) {
            return true;
        }
        boolean inner = tested.getEnclosingClass() != null && !Modifier.isStatic(tested.getModifiers());
        if (inner || !Modifier.isPublic(tested.getModifiers())) {
            return false;
        }
        String method = MemberState.method(test);
        Test another = fresh.computeIfAbsent(tested.getName() + "#" + method,
                key -> TestSuite.createTest(tested.asSubclass(TestCase.class), method));
        return MemberState.isSame(another, leaf);
    }

    private void write(int most, Consumer<String> answers) {
        List<String> listed = labels.size() <= most ? labels : firsts;
        listed.forEach(label -> answers.accept(TabbedLines.join(ListingMain.MEMBER, type, label)));
        answers.accept(TabbedLines.join(ListingMain.MEMBERS, type, Integer.toString(labels.size())));
        alone.forEach(name -> answers.accept(TabbedLines.join(ListingMain.ALONE, name)));
        setUp.forEach(name -> answers.accept(TabbedLines.join(ListingMain.SET_UP, name, type)));
        leftOut.forEach((why, count) -> answers
                .accept(TabbedLines.join(ListingMain.LEFT_OUT, type, Integer.toString(count), why)));
    }
}
