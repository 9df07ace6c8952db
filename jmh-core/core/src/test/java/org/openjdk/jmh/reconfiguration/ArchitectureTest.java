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

    /** Each has its own package; what they have in common stands in those of the run and of the results. */
    @Test
    void partsOfARun_doNotKnowEachOther() {
        slices().matching("org.openjdk.jmh.parts.(*)..").should().notDependOnEachOther()
                .because("a feature of a run is a package and a line of the list")
                .check(OURS);
    }

    @Test
    void partsOfARun_doNotKnowWhereForksComeFrom() {
        noClasses().that().resideInAPackage("org.openjdk.jmh.parts..").should().dependOnClassesThat()
                .resideInAPackage("org.openjdk.jmh.ab..")
                .because("a run of two sides is one of their runs")
                .check(CORE);
    }

    @Test
    void partsOfARun_areKnownByTheirListAlone() {
        noClasses().that().resideOutsideOfPackage("org.openjdk.jmh.parts..").should()
                .dependOnClassesThat().resideInAPackage("org.openjdk.jmh.parts.*..")
                .because("who wants to know what a part has found asks the run")
                .check(CORE);
        classes().that().implement(Part.class).should().resideInAPackage("org.openjdk.jmh.parts.*")
                .andShould().onlyHaveDependentClassesThat().resideInAnyPackage("org.openjdk.jmh.parts..")
                .check(CORE);
    }

    @Test
    void runner_isOneClassAboveUpstreams() {
        JavaClass runner = CORE.get("org.openjdk.jmh.runner.Runner");
        assertEquals(List.of("HookedRunner", "BaseRunner", "ReconfigurableRunner", "Object"),
                runner.getAllRawSuperclasses().stream().map(JavaClass::getSimpleName).toList());
    }
}
