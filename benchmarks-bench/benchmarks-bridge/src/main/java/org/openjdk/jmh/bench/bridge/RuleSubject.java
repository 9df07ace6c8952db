package org.openjdk.jmh.bench.bridge;

import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TestName;

import static org.junit.Assert.assertEquals;

/** A test of JUnit 4 with a rule around it. */
public class RuleSubject {

    /** The name of the running test. */
    @Rule
    public final TestName name = new TestName();

    /** Asks the rule. */
    @Test
    public void hasName() {
        assertEquals("hasName", name.getMethodName());
    }
}
