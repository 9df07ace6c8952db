package org.openjdk.jmh.bridge.engine;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.MethodSelector;
import org.junit.platform.engine.discovery.NestedClassSelector;
import org.junit.platform.engine.discovery.UniqueIdSelector;
import org.junit.platform.engine.support.discovery.SelectorResolver;
import org.openjdk.jmh.results.assertions.Assertion;
import org.openjdk.jmh.results.assertions.BenchmarkNames;

/** Resolves selectors to classes with assertions and to assertions. */
final class AssertionResolver implements SelectorResolver {

    private final UniqueId engine;
    private final Predicate<String> classNames;

    AssertionResolver(UniqueId engine, Predicate<String> classNames) {
        this.engine = engine;
        this.classNames = classNames;
    }

    @Override
    public Resolution resolve(ClassSelector selector, Context context) {
        return classNames.test(selector.getClassName()) ? resolve(selector.getJavaClass(), context)
                : Resolution.unresolved();
    }

    @Override
    public Resolution resolve(NestedClassSelector selector, Context context) {
        return resolve(selector.getNestedClass(), context);
    }

    /** Adds nested classes as well, since Surefire does not search for them. */
    private static Resolution resolve(Class<?> type, Context context) {
        Set<Match> matches = Stream.concat(Stream.of(type), Arrays.stream(members(type)))
                .map(each -> match(each, context)).filter(Optional::isPresent).map(Optional::get)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        return matches.isEmpty() ? Resolution.unresolved() : Resolution.matches(matches);
    }

    private static Class<?>[] members(Class<?> type) {
        try {
            return type.getDeclaredClasses();
        } catch (LinkageError e) {
            return new Class<?>[0];
        }
    }

    private static Optional<Match> match(Class<?> type, Context context) {
        return !AssertedClass.exists(type) ? Optional.empty()
                : context.addToParent(parent -> Optional.of(new AssertedClass(parent.getUniqueId(), type)))
                        .map(found -> Match.exact(found, () -> selectors(found, assertion -> true)));
    }

    private static Set<DiscoverySelector> selectors(AssertedClass owner, Predicate<Assertion> wanted) {
        return owner.assertions().stream().filter(wanted)
                .map(assertion -> selectUniqueId(owner.getUniqueId().append(AssertionTest.SEGMENT, assertion.text())))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    @Override
    public Resolution resolve(MethodSelector selector, Context context) {
        Class<?> type = selector.getJavaClass();
        if (!AssertedClass.exists(type)) {
            return Resolution.unresolved();
        }
        AssertedClass owner = new AssertedClass(engine, type);
        String benchmark = type.getCanonicalName() + "." + selector.getMethodName();
        Set<DiscoverySelector> selectors = selectors(owner, assertion -> names(assertion, benchmark));
        return selectors.isEmpty() ? Resolution.unresolved() : Resolution.selectors(selectors);
    }

    private static boolean names(Assertion assertion, String benchmark) {
        return assertion.formula().isPresent() && assertion.formula().get().measured().stream()
                .anyMatch(measured -> !BenchmarkNames
                        .find(measured.name(), assertion.owner(), Collections.singleton(benchmark)).isEmpty());
    }

    @Override
    public Resolution resolve(UniqueIdSelector selector, Context context) {
        UniqueId id = selector.getUniqueId();
        UniqueId.Segment last = id.getLastSegment();
        if (last.getType().equals(AssertedClass.SEGMENT)) {
            return ReflectionSupport.tryToLoadClass(last.getValue()).toOptional()
                    .flatMap(type -> match(type, context)).map(Resolution::match).orElse(Resolution.unresolved());
        }
        if (last.getType().equals(AssertionTest.SEGMENT)) {
            return context.<AssertionTest>addToParent(() -> selectUniqueId(id.removeLastSegment()),
                    parent -> test((AssertedClass) parent, last.getValue()))
                    .map(test -> Resolution.match(Match.exact(test))).orElse(Resolution.unresolved());
        }
        return Resolution.unresolved();
    }

    private static Optional<AssertionTest> test(AssertedClass owner, String text) {
        return owner.assertions().stream().filter(assertion -> assertion.text().equals(text)).findFirst()
                .map(assertion -> new AssertionTest(owner, assertion));
    }
}
