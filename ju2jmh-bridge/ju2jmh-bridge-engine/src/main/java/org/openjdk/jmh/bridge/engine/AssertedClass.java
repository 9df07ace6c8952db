package org.openjdk.jmh.bridge.engine;

import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.openjdk.jmh.assertions.AnnotatedAssertions;
import org.openjdk.jmh.results.assertions.Assertion;

/**
 * Container of the assertions of a class. It shows the class with its package: tests without a source have no other
 * class name in Surefire's reports.
 */
final class AssertedClass extends AbstractTestDescriptor {

    static final String SEGMENT = "class";

    private static final String GENERATED = ".jmh_generated.";

    private final Class<?> type;

    AssertedClass(UniqueId engine, Class<?> type) {
        super(engine.append(SEGMENT, type.getName()), type.getName(), ClassSource.from(type));
        this.type = type;
    }

    /**
     * Returns whether a class has assertions. Those of an abstract class belong to its subclasses, some of which JMH
     * generates.
     */
    static boolean exists(Class<?> type) {
        return !Modifier.isAbstract(type.getModifiers()) && type.getCanonicalName() != null
                && !type.getName().contains(GENERATED) && !assertions(type).isEmpty();
    }

    /** Returns the assertions of a class; empty if it cannot be read, which other engines may report. */
    private static List<Assertion> assertions(Class<?> type) {
        try {
            return AnnotatedAssertions.of(type);
        } catch (LinkageError | TypeNotPresentException | ArrayStoreException e) {
            return Collections.emptyList();
        }
    }

    Class<?> type() {
        return type;
    }

    /** Returns the assertions of the class and its superclasses without duplicates. */
    Collection<Assertion> assertions() {
        Map<String, Assertion> byText = new LinkedHashMap<>();
        assertions(type).forEach(assertion -> byText.putIfAbsent(assertion.text(), assertion));
        return byText.values();
    }

    List<AssertionTest> tests() {
        return getChildren().stream().map(AssertionTest.class::cast).collect(Collectors.toList());
    }

    @Override
    public Type getType() {
        return Type.CONTAINER;
    }

    @Override
    public Set<TestTag> getTags() {
        return JupiterAnnotations.tags(type);
    }

    @Override
    public String getLegacyReportingName() {
        return type.getName();
    }
}
