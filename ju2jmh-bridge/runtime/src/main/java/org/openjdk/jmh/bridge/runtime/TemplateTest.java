package org.openjdk.jmh.bridge.runtime;

import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.engine.support.hierarchical.Node;

/** One invocation of a test template, such as a parameter set, with arguments that are new each time. */
final class TemplateTest implements PlatformTest {

    private final Node<EngineExecutionContext> template;
    private final EngineExecutionContext context;
    private final int number;
    private @Nullable Node<EngineExecutionContext> invocation;
    private boolean known;

    TemplateTest(Node<EngineExecutionContext> template, EngineExecutionContext context, int number) {
        this.template = template;
        this.context = context;
        this.number = number;
    }

    @Override
    public void prepare() throws Throwable {
        invocation = null;
        try {
            template.execute(context, new Children() {
                private int count;

                @Override
                public void execute(TestDescriptor child) {
                    count++;
                    if (count == number) {
                        invocation = Nodes.of(child);
                        throw new Found();
                    }
                }
            });
        } catch (Found e) {
            return;
        }
        throw new IllegalStateException("JUnit finds no invocation " + number + " of " + template);
    }

    @Override
    public void run() throws Throwable {
        if (invocation == null) {
            throw new IllegalStateException("invocation " + number + " of " + template + " was not prepared");
        }
        Nodes.run(invocation, context, Nodes.NO_CHILDREN, known);
        known = true;
    }

    /** Ends the template's supply of invocations. */
    private static final class Found extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Found() {
            super(null, null, false, false);
        }
    }
}
