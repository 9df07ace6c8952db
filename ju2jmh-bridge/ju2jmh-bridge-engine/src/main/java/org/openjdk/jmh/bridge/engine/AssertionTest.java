package org.openjdk.jmh.bridge.engine;

import java.util.Set;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.openjdk.jmh.results.assertions.Assertion;

/**
 * Test for one assertion of a class. It has no source: Surefire would replace a test with a class as source by that
 * class and lose the test's name.
 */
final class AssertionTest extends AbstractTestDescriptor {

    static final String SEGMENT = "assertion";

    private final Class<?> type;
    private final Assertion assertion;

    AssertionTest(AssertedClass owner, Assertion assertion) {
        super(owner.getUniqueId().append(SEGMENT, assertion.text()), name(assertion));
        this.type = owner.type();
        this.assertion = assertion;
    }

    private static String name(Assertion assertion) {
        String name = assertion.text().trim().replaceAll("\\s+", " ");
        return name.isEmpty() ? "(empty)" : name;
    }

    Assertion assertion() {
        return assertion;
    }

    @Override
    public Type getType() {
        return Type.TEST;
    }

    @Override
    public Set<TestTag> getTags() {
        return JupiterAnnotations.tags(type);
    }
}
