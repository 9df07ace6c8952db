package org.openjdk.jmh.reconfiguration;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.run.Part;

/** Rules about the dependencies of our packages in the woven jar, except on upstream's, which depend on each other in cycles. */
class ArchitectureTest {

    private static final JavaClasses CORE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.openjdk.jmh");

    /** Classes with a source in this module. */
    private static final JavaClasses OURS = CORE.that(DescribedPredicate.describe("ours",
            type -> Files.exists(Path.of("src", "main", "java", type.getPackageName().replace('.', '/'),
                    topLevel(type).getSimpleName() + ".java"))));

    /** Each is a package with its part, domain classes, settings and texts; {@code RunParts} lists them. */
    private static final String[] FEATURES = Stream.of("assertions", "budget", "comparison", "counting", "decisions",
            "history", "journal", "noise", "output", "page", "shards")
            .map(feature -> "org.openjdk.jmh." + feature + "..").toArray(String[]::new);

    private static JavaClass topLevel(JavaClass type) {
        return type.getEnclosingClass().map(ArchitectureTest::topLevel).orElse(type);
    }

    @Test
    void ownPackages_haveNoCycles() {
        slices().matching("org.openjdk.jmh.(**)").should().beFreeOfCycles()
                .because("only upstream's packages depend on each other in cycles")
                .check(OURS);
    }

    @Test
    void classesOfTheMeasuredVm_doNotDependOnTheEngine() {
        noClasses().that()
                .haveNameMatching("org\\.openjdk\\.jmh\\.(runner\\.(RemoteDecisionRunner|ReconfigurableRunner)"
                        + "|runner\\.link\\.(QuestionClient|PhaseQuestion)|infra\\.ReconfigurableParams)")
                .should().dependOnClassesThat().resideInAnyPackage("org.openjdk.jmh.dynreconf..",
                        "org.openjdk.jmh.reconfiguration..", "org.apache.commons.math3..")
                .because("the fork only asks: the measured VM must not load classes of statistics")
                .check(CORE);
    }

    @Test
    void options_doNotDependOnTheirUsers() {
        noClasses().that().resideInAnyPackage("org.openjdk.jmh.runner.options", "org.openjdk.jmh.annotations",
                "org.openjdk.jmh.infra", "org.openjdk.jmh.runner.link")
                .should().dependOnClassesThat().resideInAPackage("org.openjdk.jmh.reconfiguration..")
                .because("plans and monitors read options, annotations and the link, not the reverse")
                .check(CORE);
    }

    @Test
    void resultFormats_doNotDependOnDecisions() {
        noClasses().that().resideInAnyPackage("org.openjdk.jmh.results..").should().dependOnClassesThat()
                .haveNameMatching("org\\.openjdk\\.jmh\\.dynreconf\\.(ReconfigurationSession|ForkLoop)")
                .because("results show decisions, and make none")
                .check(CORE);
    }

    @Test
    void run_dependsOnFiguresRatherThanCriteria() {
        noClasses().that().resideInAPackage("org.openjdk.jmh.reconfiguration..").should().dependOnClassesThat()
                .resideInAnyPackage("org.openjdk.jmh.dynreconf.criteria.vector",
                        "org.openjdk.jmh.dynreconf.criteria.divergence")
                .orShould().dependOnClassesThat().haveFullyQualifiedName(
                        "org.openjdk.jmh.dynreconf.criteria.steady.SteadyCriterion")
                .because("the run must treat all criteria alike, including those of users")
                .check(CORE);
    }

    @Test
    void run_doesNotDependOnFeatures() {
        noClasses().that().resideInAPackage("org.openjdk.jmh.run..").should().dependOnClassesThat()
                .resideInAnyPackage(FEATURES)
                .because(
                        "a feature is added and removed without a change of the run: what it finds is published under its "
                                + "own RunKey, or returned by its part")
                .check(OURS);
    }

    @Test
    void features_doNotDependOnEachOther() {
        for (String feature : FEATURES) {
            noClasses().that().resideInAPackage(feature).should().dependOnClassesThat()
                    .resideInAnyPackage(
                            Stream.of(FEATURES).filter(other -> !other.equals(feature)).toArray(String[]::new))
                    .because(
                            "each feature is read and tested by itself: code that two of them share is in a package below both")
                    .check(OURS);
        }
    }

    @Test
    void sharedPackages_dependNeitherOnRunNorOnFeatures() {
        noClasses().that().resideInAnyPackage("org.openjdk.jmh.results..", "org.openjdk.jmh.estimates",
                "org.openjdk.jmh.files", "org.openjdk.jmh.reconfiguration", "org.openjdk.jmh.runner.options",
                "org.openjdk.jmh.util").should().dependOnClassesThat().resideInAnyPackage(FEATURES)
                .orShould().dependOnClassesThat().resideInAPackage("org.openjdk.jmh.run..")
                .because("results are loaded, merged and compared without a run")
                .check(OURS);
    }

    @Test
    void features_doNotDependOnTheSourceOfForks() {
        noClasses().that().resideInAnyPackage(FEATURES).should().dependOnClassesThat()
                .resideInAnyPackage("org.openjdk.jmh.ab..", "org.openjdk.jmh.features")
                .because("a run of two sides is composed of the same parts as a run of one")
                .check(OURS);
    }

    @Test
    void parts_areUsedByTheirListOnly() {
        classes().that().implement(Part.class).should().resideInAnyPackage(FEATURES).check(OURS);
        noClasses().that().resideOutsideOfPackages(FEATURES).and()
                .resideOutsideOfPackage("org.openjdk.jmh.features")
                .should().dependOnClassesThat().implement(Part.class)
                .because("other code reads published findings, regardless of the part that found them")
                .check(OURS);
    }

    @Test
    void runner_hasOneInsertedSuperclass() {
        JavaClass runner = CORE.get("org.openjdk.jmh.runner.Runner");
        assertEquals(List.of("HookedRunner", "BaseRunner", "ReconfigurableRunner", "Object"),
                runner.getAllRawSuperclasses().stream().map(JavaClass::getSimpleName).toList());
    }
}
