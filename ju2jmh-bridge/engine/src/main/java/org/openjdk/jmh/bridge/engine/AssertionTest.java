package org.openjdk.jmh.bridge.engine;

import java.util.Set;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.openjdk.jmh.results.assertions.Assertion;

/**
 * An assertion of a class. It has no source of its own but that of its class: Surefire would take a test whose source is a
 * class for the class itself, and show no name.
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
