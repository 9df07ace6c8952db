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

/** Of the woven jar: upstream's packages form one knot, so that rules say which of ours must not be in it. */
class ArchitectureTest {

    private static final JavaClasses CORE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.openjdk.jmh");

    /** Ours are those that have a source here. */
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
    void ourPackages_haveNoCycles() {
        slices().matching("org.openjdk.jmh.(**)").should().beFreeOfCycles()
                .because("upstream's packages know each other all around, ours need not")
                .check(OURS);
    }

    @Test
    void whatRunsInTheMeasuredVm_knowsNothingOfTheEngine() {
        noClasses().that()
                .haveNameMatching("org\\.openjdk\\.jmh\\.(runner\\.(RemoteDecisionRunner|ReconfigurableRunner)"
                        + "|runner\\.link\\.(QuestionClient|PhaseQuestion)|infra\\.ReconfigurableParams)")
                .should().dependOnClassesThat().resideInAnyPackage("org.openjdk.jmh.dynreconf..",
                        "org.openjdk.jmh.reconfiguration..", "org.apache.commons.math3..")
                .because("the fork only asks: no class of statistics is ever loaded there for us")
                .check(CORE);
    }

    @Test
    void whatUsersSet_knowsNothingOfHowItIsUsed() {
        noClasses().that().resideInAnyPackage("org.openjdk.jmh.runner.options", "org.openjdk.jmh.annotations",
                "org.openjdk.jmh.infra", "org.openjdk.jmh.runner.link")
                .should().dependOnClassesThat().resideInAPackage("org.openjdk.jmh.reconfiguration..")
                .because("options, annotations and the link are read by plans and monitors, not the reverse")
                .check(CORE);
    }

    @Test
    void decisions_areNotMadeWhereResultsAreWritten() {
        noClasses().that().resideInAnyPackage("org.openjdk.jmh.results..").should().dependOnClassesThat()
                .haveNameMatching("org\\.openjdk\\.jmh\\.dynreconf\\.(ReconfigurationSession|ForkLoop)")
                .because("results tell what was decided, and decide nothing")
                .check(CORE);
    }

    @Test
    void criteria_areKnownByTheFiguresThatTheyGive() {
        noClasses().that().resideInAPackage("org.openjdk.jmh.reconfiguration..").should().dependOnClassesThat()
                .resideInAnyPackage("org.openjdk.jmh.dynreconf.criteria.vector",
                        "org.openjdk.jmh.dynreconf.criteria.divergence")
                .orShould().dependOnClassesThat().haveFullyQualifiedName(
                        "org.openjdk.jmh.dynreconf.criteria.steady.SteadyCriterion")
                .because("the run treats all criteria alike, those of users among them")
                .check(CORE);
    }

    @Test
    void run_knowsNoFeature() {
        noClasses().that().resideInAPackage("org.openjdk.jmh.run..").should().dependOnClassesThat()
                .resideInAnyPackage(FEATURES)
                .because(
                        "a feature is added and removed without a change of the run: what it finds is published under its "
                                + "own RunKey, or returned by its part")
                .check(OURS);
    }

    @Test
    void features_doNotKnowEachOther() {
        for (String feature : FEATURES) {
            noClasses().that().resideInAPackage(feature).should().dependOnClassesThat()
                    .resideInAnyPackage(
                            Stream.of(FEATURES).filter(other -> !other.equals(feature)).toArray(String[]::new))
                    .because(
                            "each feature is read and tested by itself: what two of them need lies in a package below both")
                    .check(OURS);
        }
    }

    @Test
    void whatFeaturesShare_knowsNeitherRunNorFeatures() {
        String[] above = Stream.of(FEATURES).filter(feature -> !feature.contains(".counting")).toArray(String[]::new);
        noClasses().that().resideInAnyPackage("org.openjdk.jmh.results..", "org.openjdk.jmh.estimates",
                "org.openjdk.jmh.files", "org.openjdk.jmh.reconfiguration", "org.openjdk.jmh.runner.options",
                "org.openjdk.jmh.util").should().dependOnClassesThat().resideInAnyPackage(above)
                .orShould().dependOnClassesThat().resideInAPackage("org.openjdk.jmh.run..")
                .because("results are read without a run: loaded, merged and compared")
                .check(OURS);
    }

    @Test
    void features_doNotKnowWhereForksComeFrom() {
        noClasses().that().resideInAnyPackage(FEATURES).should().dependOnClassesThat()
                .resideInAnyPackage("org.openjdk.jmh.ab..", "org.openjdk.jmh.features")
                .because("a run of two sides is composed of the same parts as a run of one")
                .check(OURS);
    }

    @Test
    void parts_areKnownByTheirListAlone() {
        classes().that().implement(Part.class).and().resideOutsideOfPackage("org.openjdk.jmh.parts..").should()
                .resideInAnyPackage(FEATURES).check(OURS);
        noClasses().that().resideOutsideOfPackages(FEATURES).and()
                .resideOutsideOfPackages("org.openjdk.jmh.features", "org.openjdk.jmh.parts..")
                .should().dependOnClassesThat().implement(Part.class)
                .because("others read what a part has published, whichever part that is")
                .check(OURS);
    }

    @Test
    void runner_isOneClassAboveUpstreams() {
        JavaClass runner = CORE.get("org.openjdk.jmh.runner.Runner");
        assertEquals(List.of("HookedRunner", "BaseRunner", "ReconfigurableRunner", "Object"),
                runner.getAllRawSuperclasses().stream().map(JavaClass::getSimpleName).toList());
    }
}
