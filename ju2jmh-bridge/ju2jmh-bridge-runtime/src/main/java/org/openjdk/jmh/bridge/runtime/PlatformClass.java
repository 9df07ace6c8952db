package org.openjdk.jmh.bridge.runtime;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;

/**
 * An open test class of Jupiter: {@code @BeforeAll} has run, and {@code @AfterAll} runs when it is closed.
 *
 * <p>It runs the nodes of tests as Jupiter's engine does, but without a launcher. A launcher executes a test only
 * together with its class, and only once. Methods that find a test throw what JUnit's extensions throw.
 */
public final class PlatformClass {

    private static final String FIRST = "#1";

    private final JupiterPlan plan;
    private final TestDescriptor type;
    private final Deque<OpenNode> open = new ArrayDeque<>();
    private final Deque<SuppliedTest> supplied = new ArrayDeque<>();

    /** Context of the class itself. Each thread opens its test templates in it. */
    private EngineExecutionContext ofClass;

    private PlatformClass(JupiterPlan plan, String classId) {
        this.plan = plan;
        this.type = plan.find(classId);
        this.ofClass = plan.context;
    }

    /**
     * Opens a class and its enclosing classes.
     *
     * @param classId JUnit's unique id of the class
     * @throws Throwable what a class-level fixture threw, or {@link IllegalStateException} if JUnit does not run the
     *     class
     */
    public static PlatformClass open(String classId) throws Throwable {
        return open(JupiterPlan.of(classId), classId, OpenNode::openIfWanted);
    }

    /**
     * Opens a class so that {@link #supplied(String)} can capture what JUnit supplies to its tests.
     *
     * @param classId JUnit's unique id of the class
     * @throws Throwable what a class-level fixture threw, or {@link IllegalStateException} if JUnit does not run the
     *     class
     */
    public static PlatformClass openToBeAsked(String classId) throws Throwable {
        PlatformClass opened =
                open(JupiterPlan.withFoundExtensions(classId), classId, OnlyOurExtension::whileOpening);
        try {
            opened.type.getSource().filter(ClassSource.class::isInstance).map(ClassSource.class::cast)
                    .map(ClassSource::getJavaClass).ifPresent(ClassExtensions::checkThatNoneServesTests);
            return opened;
        } catch (IllegalStateException e) {
            opened.close();
            throw e;
        }
    }

    /** Opens the root node, where JUnit searches for extensions. */
    private interface Opening {
        void open(OpenNode root) throws Exception;
    }

    private static PlatformClass open(JupiterPlan plan, String classId, Opening opening) throws Throwable {
        PlatformClass opened = new PlatformClass(plan, classId);
        Failures failures = new Failures();
        if (!failures.run(() -> opened.openUpTo(opened.type, opening))) {
            failures.run(opened::close);
        }
        failures.rethrow();
        return opened;
    }

    private void openUpTo(TestDescriptor type, Opening ofRoot) throws Throwable {
        Deque<TestDescriptor> path = new ArrayDeque<>();
        for (TestDescriptor each = type; each != null; each = each.getParent().orElse(null)) {
            path.push(each);
        }
        for (TestDescriptor each : path) {
            OpenNode node = new OpenNode(Nodes.of(each), ofClass);
            open.push(node);
            if (each.isRoot()) {
                ofRoot.open(node);
            } else {
                node.openIfWanted();
            }
            ofClass = node.context();
        }
    }

    /**
     * Returns a test with one invocation, or the first repetition of a repeated test.
     *
     * @param test method with the types of its parameters, such as {@code adds(int, int)}, or the full name of a
     *     benchmark that has the name of the method
     */
    public synchronized PlatformTest test(String test) throws Throwable {
        TestDescriptor found = find(test);
        return isTemplate(found) ? test(test, FIRST) : new PlainTest(Nodes.of(found), ofClass);
    }

    /** Returns one invocation of a test; the set is a {@link SetLabel}. */
    public synchronized PlatformTest test(String test, String set) throws Throwable {
        TestDescriptor found = find(test);
        return isTemplate(found)
                ? new TemplateTest(Nodes.of(found), openTemplate(found).context(), SetLabel.last(set))
                : new FactoryTest(Nodes.of(found), ofClass, set);
    }

    private static boolean isTemplate(TestDescriptor test) {
        return test.getUniqueId().getLastSegment().getType().equals("test-template");
    }

    private TestDescriptor find(String test) {
        boolean isSignature = test.indexOf('(') >= 0;
        String wanted = isSignature ? test : test.substring(test.lastIndexOf('.') + 1);
        List<TestDescriptor> found = type.getChildren().stream().filter(child -> {
            String signature = child.getUniqueId().getLastSegment().getValue();
            return signature.equals(wanted) || !isSignature && signature.startsWith(wanted + "(");
        }).collect(Collectors.toList());
        if (found.size() != 1) {
            throw new IllegalStateException(
                    "JUnit found " + found.size() + " tests " + wanted + " in " + type.getDisplayName());
        }
        return found.get(0);
    }

    /** Returns what JUnit supplies to a test with one invocation, or to the first repetition of a repeated test. */
    public synchronized SuppliedTest supplied(String test) throws Throwable {
        TestDescriptor found = find(test);
        return isTemplate(found) ? supplied(test, FIRST)
                : toBeClosed(new SuppliedTest(Nodes.of(found), ofClass, 0));
    }

    /** Returns what JUnit supplies to one invocation of a test; the set is a {@link SetLabel}. */
    public synchronized SuppliedTest supplied(String test, String set) throws Throwable {
        TestDescriptor found = find(test);
        return toBeClosed(new SuppliedTest(Nodes.of(found), openTemplate(found).context(), SetLabel.last(set)));
    }

    /**
     * Returns JUnit's names of the invocations of a test, in their order.
     *
     * @param uniqueId JUnit's unique id of the test template
     * @throws Throwable what an extension threw, or {@link SkippedException} if JUnit does not run the test
     */
    public synchronized List<String> invocations(String uniqueId) throws Throwable {
        List<String> names = new ArrayList<>();
        OpenNode template = openTemplate(plan.find(uniqueId));
        Nodes.of(plan.find(uniqueId)).execute(template.context(), new DynamicTests() {
            @Override
            public void execute(TestDescriptor child) {
                names.add(child.getDisplayName());
            }
        });
        return names;
    }

    private SuppliedTest toBeClosed(SuppliedTest test) {
        supplied.push(test);
        return test;
    }

    private OpenNode openTemplate(TestDescriptor test) throws Exception {
        OpenNode template = new OpenNode(Nodes.of(test), ofClass);
        open.push(template);
        template.openIfWanted();
        return template;
    }

    /** Closes the class and its enclosing classes, and throws what a class-level fixture threw. */
    public void close() throws Throwable {
        Failures failures = new Failures();
        supplied.forEach(test -> failures.run(test::close));
        for (Iterator<OpenNode> nodes = open.iterator(); nodes.hasNext(); nodes.remove()) {
            failures.run(nodes.next()::close);
        }
        failures.run(plan::close);
        failures.rethrow();
    }
}
