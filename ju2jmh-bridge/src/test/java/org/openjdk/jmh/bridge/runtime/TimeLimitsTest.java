package org.openjdk.jmh.bridge.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.rules.DisableOnDebug;
import org.junit.rules.RuleChain;
import org.junit.rules.TestRule;
import org.junit.rules.Timeout;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/** A limit for the time of a test puts it on another thread, in whatever it is wrapped. */
class TimeLimitsTest {

    private static final List<String> EVENTS = new ArrayList<>();

    public static final class Limited {

        static String kind = "";

        @Rule
        public final TestRule limit = limit();

        private static TestRule limit() {
            Timeout plain = Timeout.seconds(5);
            return switch (kind) {
                case "plain" -> plain;
                case "subclass" -> new Timeout(Timeout.builder()) {
                };
                case "not in a debugger" -> new DisableOnDebug(plain);
                case "in a chain" -> RuleChain.outerRule(noted("outer")).around(plain).around(noted("inner"));
                default -> new DisableOnDebug(
                        RuleChain.outerRule(new DisableOnDebug(plain)).around(noted("outer")).around(
                                RuleChain.outerRule(plain).around(noted("inner"))));
            };
        }

        public void test() {
            EVENTS.add(Thread.currentThread().getName());
        }
    }

    private static TestRule noted(String name) {
        return new TestRule() {
            @Override
            public Statement apply(Statement base, Description description) {
                return new Statement() {
                    @Override
                    public void evaluate() throws Throwable {
                        EVENTS.add(name);
                        base.evaluate();
                    }
                };
            }
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "subclass", "not in a debugger", "in a chain", "in chains, not in a debugger"})
    void test_runsOnItsThread_insideAllOtherRules(String kind) throws Throwable {
        EVENTS.clear();
        Limited.kind = kind;
        Limited test = new Limited();
        TestRules.of(Limited.class, "test").run(test, Limited::test);
        String thread = Thread.currentThread().getName();
        assertEquals(kind.contains("chain") ? List.of("outer", "inner", thread) : List.of(thread), EVENTS);
    }
}
