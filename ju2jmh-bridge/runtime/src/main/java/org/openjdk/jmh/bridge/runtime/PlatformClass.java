package org.openjdk.jmh.bridge.runtime;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.engine.support.hierarchical.Node;

/**
 * A test class of Jupiter, open for its tests: {@code @BeforeAll} has run, {@code @AfterAll} runs when it is closed.
 *
 * <p>The tests are run node by node, as Jupiter's engine does it, but without the launcher around it: a launcher executes
 * a test only together with its class, and never twice.
 */
public final class PlatformClass {

    private final JupiterPlan plan;
    private final Deque<OpenNode> open = new ArrayDeque<>();

    private PlatformClass(JupiterPlan plan) {
        this.plan = plan;
    }

    /**
     * Opens a class, and those that enclose it.
     *
     * @param classId JUnit's identifier of the test class
     * @return the class, which must be closed
     * @throws Throwable what a class-level fixture threw, or {@link IllegalStateException} if JUnit does not run it
     */
    public static PlatformClass open(String classId) throws Throwable {
        PlatformClass opened = new PlatformClass(JupiterPlan.of(classId));
        try {
            opened.openUpTo(opened.plan.find(classId));
        } catch (Throwable failure) {
            try {
                opened.close();
            } catch (Throwable second) {
                failure.addSuppressed(second);
            }
            throw failure;
        }
        return opened;
    }

    private void openUpTo(TestDescriptor type) throws Throwable {
        Deque<TestDescriptor> path = new ArrayDeque<>();
        for (TestDescriptor each = type; each != null; each = each.getParent().orElse(null)) {
            path.push(each);
        }
        for (TestDescriptor each : path) {
            OpenNode node = new OpenNode(Nodes.of(each), context());
            open.push(node);
            node.openIfWanted();
        }
    }

    private EngineExecutionContext context() {
        return open.isEmpty() ? plan.context() : open.peek().context();
    }

    /**
     * Returns a test that has one invocation.
     *
     * @param uniqueId JUnit's identifier of the test method
     * @return the test
     */
    public synchronized PlatformTest test(String uniqueId) {
        return new PlainTest(Nodes.of(plan.find(uniqueId)), context());
    }

    /**
     * Returns one invocation of a test that has several.
     *
     * @param uniqueId JUnit's identifier of the test template or test factory
     * @param set      which invocation, see {@link SetLabel}
     * @return the invocation
     * @throws Throwable what JUnit's extensions threw
     */
    public synchronized PlatformTest test(String uniqueId, String set) throws Throwable {
        Node<EngineExecutionContext> node = Nodes.of(plan.find(uniqueId));
        String kind = UniqueId.parse(uniqueId).getLastSegment().getType();
        if (kind.equals("test-factory")) {
            return new FactoryTest(node, context(), set);
        }
        OpenNode template = new OpenNode(node, context());
        open.push(template);
        template.openIfWanted();
        return new TemplateTest(node, template.context(), SetLabel.last(set));
    }

    /**
     * Closes the class and those that enclose it.
     *
     * @throws Throwable what a class-level fixture threw
     */
    public void close() throws Throwable {
        Throwable failure = null;
        for (Iterator<OpenNode> nodes = open.iterator(); nodes.hasNext(); nodes.remove()) {
            try {
                nodes.next().close();
            } catch (Throwable thrown) {
                failure = Nodes.first(failure, thrown);
            }
        }
        failure = closed(failure);
        if (failure != null) {
            throw failure;
        }
    }

    private @Nullable Throwable closed(@Nullable Throwable failure) {
        try {
            plan.close();
            return failure;
        } catch (RuntimeException thrown) {
            return Nodes.first(failure, thrown);
        }
    }
}
