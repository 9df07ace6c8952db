package org.openjdk.jmh.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.ClassNameFilter.includeClassNamePatterns;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectNestedClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.JUnitException;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.openjdk.jmh.bridge.engine.benchmarks.Claims;
import org.openjdk.jmh.bridge.engine.benchmarks.ClaimsElsewhere;
import org.openjdk.jmh.bridge.engine.benchmarks.InheritedClaims;
import org.openjdk.jmh.bridge.engine.benchmarks.deep.TaggedClaims;

/** Tests how selectors find assertions. */
class DiscoveryTest {

    private static TestDescriptor discover(LauncherDiscoveryRequest request) {
        return new PerformanceEngine().discover(request, org.junit.platform.engine.UniqueId.forEngine("jmh"));
    }

    private static TestDescriptor discover(DiscoverySelector... selectors) {
        return discover(LauncherDiscoveryRequestBuilder.request().selectors(selectors).build());
    }

    private static List<String> names(Set<? extends TestDescriptor> descriptors) {
        return descriptors.stream().map(TestDescriptor::getDisplayName).toList();
    }

    private static List<String> classes(TestDescriptor engine) {
        return names(engine.getChildren()).stream().map(name -> name.replaceAll(".*[.$]", "")).sorted().toList();
    }

    private static TestDescriptor only(TestDescriptor parent) {
        assertEquals(1, parent.getChildren().size(), () -> names(parent.getChildren()).toString());
        return parent.getChildren().iterator().next();
    }

    @Test
    void class_containsDeclaredAndInheritedAssertions() {
        TestDescriptor found = only(discover(selectClass(Claims.class)));
        assertEquals(Claims.class.getName(), found.getDisplayName());
        assertTrue(found.isContainer());
        assertEquals(ClassSource.from(Claims.class), found.getSource().orElseThrow());
        assertEquals(List.of("little <= 1 min", "little <= 0.5 * much", "much <= little",
                "little <= 2 * baseline.little", "little <= * much", "little <= most", "broken <= much",
                "broken <= much or little <= much"), names(found.getChildren()));
        assertTrue(found.getChildren().stream().allMatch(TestDescriptor::isTest));
    }

    @Test
    void packageSelector_findsClassesInSubpackages() {
        assertEquals(List.of("Claims", "ClaimsElsewhere", "Nested", "TaggedClaims"),
                classes(discover(selectPackage(Claims.class.getPackageName()))));
        assertEquals(List.of("TaggedClaims"), classes(discover(selectPackage(TaggedClaims.class.getPackageName()))));
    }

    @Test
    void classPathRoot_findsAllClasses() throws URISyntaxException {
        Path root = Path.of(Claims.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        assertEquals(List.of("Claims", "ClaimsElsewhere", "Nested", "TaggedClaims"),
                classes(discover(selectClasspathRoots(Set.of(root)).get(0))));
    }

    @Test
    void classNameFilter_excludesClasses() {
        TestDescriptor engine = discover(LauncherDiscoveryRequestBuilder.request()
                .selectors(selectPackage(Claims.class.getPackageName()), selectClass(Claims.class))
                .filters(includeClassNamePatterns(".*TaggedClaims")).build());
        assertEquals(List.of("TaggedClaims"), classes(engine));
    }

    @Test
    void nestedClass_isSelectedWithItsOuterClassOrAlone() {
        assertEquals(List.of("ClaimsElsewhere", "Nested"), classes(discover(selectClass(ClaimsElsewhere.class))));
        assertEquals(List.of("Nested"), classes(discover(selectClass(ClaimsElsewhere.Nested.class))));
        assertEquals(List.of("Nested"), classes(
                discover(selectNestedClass(List.of(ClaimsElsewhere.class), ClaimsElsewhere.Nested.class))));
    }

    @Test
    void uniqueId_selectsItsTest() {
        TestDescriptor found = only(discover(selectClass(Claims.class)));
        assertEquals(found, only(discover(selectUniqueId(found.getUniqueId()))));
        for (TestDescriptor test : found.getChildren()) {
            assertEquals(test, only(only(discover(selectUniqueId(test.getUniqueId().toString())))));
        }
        for (String gone : List.of("[class:" + Claims.class.getName() + "]/[assertion:gone <= 1]",
                "[class:org.example.Gone]")) {
            JUnitException error = assertThrows(JUnitException.class,
                    () -> discover(selectUniqueId("[engine:jmh]/" + gone)));
            assertTrue(error.getMessage().contains(gone), error::getMessage);
        }
    }

    @Test
    void benchmarkMethod_selectsAssertionsThatNameIt() {
        assertEquals(List.of("broken <= much", "broken <= much or little <= much"),
                names(only(discover(selectMethod(Claims.class, "broken"))).getChildren()));
        assertEquals(List.of(), classes(discover(selectMethod(Claims.class, "unneeded"))));
    }

    @Test
    void classWithoutAssertions_isNotShown() {
        assertEquals(List.of(), classes(discover(selectClass(DiscoveryTest.class), selectClass(InheritedClaims.class),
                selectClass(ClaimsElsewhere.Silent.class), selectPackage("org.openjdk.jmh.annotations"))));
    }

    private static Set<String> tags(TestDescriptor descriptor) {
        return descriptor.getTags().stream().map(TestTag::getName).collect(Collectors.toSet());
    }

    @Test
    void tags_includeOursAndJupiters() {
        TestDescriptor tagged = only(discover(selectClass(TaggedClaims.class)));
        assertEquals(Set.of("performance", "fast", "one", "two"), tags(tagged));
        assertEquals(tags(tagged), tags(only(tagged)));
        assertEquals(Set.of("performance", "nightly"), tags(only(discover(selectClass(Claims.class)))));
    }

    @Test
    void launcher_filtersByTagBesideJupiter() {
        TestPlan plan = LauncherFactory.create().discover(LauncherDiscoveryRequestBuilder.request()
                .selectors(selectPackage(Claims.class.getPackageName()), selectClass(DiscoveryTest.class))
                .filters(TagFilter.includeTags("performance"), TagFilter.excludeTags("nightly")).build());
        assertEquals(Set.of("Claims.little <= 1 s", "Claims.little <= 2 s"),
                plan.getRoots().stream().flatMap(root -> plan.getDescendants(root).stream())
                        .filter(TestIdentifier::isTest).map(TestIdentifier::getDisplayName)
                        .collect(Collectors.toSet()));
    }
}
