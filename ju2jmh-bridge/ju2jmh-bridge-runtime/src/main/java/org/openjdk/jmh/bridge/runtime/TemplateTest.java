package org.openjdk.jmh.bridge.runtime;

import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.engine.support.hierarchical.Node;

/** One invocation of a test template, such as a parameter set. Its arguments are new for each run. */
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
        invocation = invocation(template, context, number);
    }

    /** Lets a template create its invocations up to a number, from 1, and returns that one. */
    static Node<EngineExecutionContext> invocation(Node<EngineExecutionContext> template,
                                                   EngineExecutionContext context, int number)
            throws Exception {
        try {
            template.execute(context, new DynamicTests() {
                private int count;

                @Override
                public void execute(TestDescriptor child) {
                    count++;
                    if (count == number) {
                        throw new Found(Nodes.of(child));
                    }
                }
            });
        } catch (Found e) {
            return e.invocation;
        }
        throw new IllegalStateException("JUnit finds no invocation " + number + " of " + template);
    }

    @Override
    public void run() throws Throwable {
        if (invocation == null) {
            throw new IllegalStateException("invocation " + number + " of " + template + " was not prepared");
        }
        Nodes.run(invocation, context, ignored -> Nodes.NO_CHILDREN, known);
        known = true;
    }

    /** Ends the template's loop over its invocations. */
    private static final class Found extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final transient Node<EngineExecutionContext> invocation;

        Found(Node<EngineExecutionContext> invocation) {
            super(null, null, false, false);
            this.invocation = invocation;
        }
    }
}
