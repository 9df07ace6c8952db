package org.openjdk.jmh.dynreconf;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.statistics.Moments;

class ArchitectureTest {

    private static final JavaClasses ENGINE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.openjdk.jmh.dynreconf");

    @Test
    void engine_usesNothingButItselfTheLanguageAndCommonsMath() {
        classes().should().onlyDependOnClassesThat().resideInAnyPackage("org.openjdk.jmh.dynreconf..", "java.lang",
                "java.lang.invoke", "java.util", "java.util.function", "java.util.regex", "java.util.stream",
                "org.jspecify.annotations",
                "org.apache.commons.math3..")
                .because("the engine is a library of statistics: no JMH, no I/O, no threads, no reflection")
                .check(ENGINE);
    }

    /** The POM lists the packages and requires complete Javadoc of them. {@link Moments} are the one exception. */
    @Test
    void api_hasNoInternalTypesInItsSignatures() {
        String[] api = System.getProperty("api.packages").split(",");
        DescribedPredicate<JavaClass> internal = resideInAPackage("org.openjdk.jmh.dynreconf..")
                .and(DescribedPredicate.not(resideInAnyPackage(api)))
                .and(DescribedPredicate.not(type(Moments.class))).as("an internal type");
        methods().that().arePublic().and().areDeclaredInClassesThat(resideInAnyPackage(api))
                .and().areDeclaredInClassesThat().arePublic()
                .should().notHaveRawReturnType(internal)
                .andShould().notHaveRawParameterTypes(DescribedPredicate.anyElementThat(internal))
                .because("users can name the types that they get and pass")
                .check(ENGINE);
    }

    @Test
    void engine_doesNotTouchSystemOrThreads() {
        noClasses().should().callMethod(System.class, "exit", int.class)
                .orShould().accessField(System.class, "out").orShould().accessField(System.class, "err")
                .orShould().callMethod(System.class, "nanoTime")
                .orShould().callMethod(System.class, "currentTimeMillis")
                .orShould().callMethod(System.class, "getProperty", String.class)
                .orShould().dependOnClassesThat().areAssignableTo(Thread.class)
                .because("decisions depend on measurements, settings and a seed, and on nothing else")
                .check(ENGINE);
    }

    @Test
    void packages_haveNoCycles() {
        slices().matching("org.openjdk.jmh.(dynreconf..)").should().beFreeOfCycles()
                .because("statistics can be used without measurements, measurements without criteria,"
                        + " criteria without sessions")
                .check(ENGINE);
    }

    @Test
    void statistics_doNotDependOnBenchmarks() {
        noClasses().that().resideInAPackage("..dynreconf.statistics").should().dependOnClassesThat()
                .resideInAnyPackage("org.openjdk.jmh.dynreconf", "..measurement", "..criteria..", "..settings")
                .because("they are tested against tools without any relation to benchmarks")
                .check(ENGINE);
    }

    @Test
    void criterionInterface_doesNotDependOnCriteria() {
        noClasses().that().resideInAPackage("..dynreconf.criteria").should().dependOnClassesThat()
                .resideInAnyPackage("org.openjdk.jmh.dynreconf", "..criteria.vector", "..criteria.divergence",
                        "..criteria.steady", "..criteria.catalog")
                .because("a judge is a judge: built-in criteria have no way in that others have not")
                .check(ENGINE);
    }

    @Test
    void sessions_doNotDependOnCriterionClasses() {
        noClasses().that().resideInAPackage("org.openjdk.jmh.dynreconf").should().dependOnClassesThat()
                .resideInAnyPackage("..criteria.vector", "..criteria.divergence", "..criteria.steady")
                .because("they call judges through their interface; only the default is looked up, by name")
                .check(ENGINE);
    }

    @Test
    void comparisonsAndPlans_doNotDependOnSessions() {
        noClasses().that().resideInAnyPackage("..dynreconf.comparison", "..dynreconf.planning").should()
                .dependOnClassesThat().resideInAnyPackage("org.openjdk.jmh.dynreconf", "..dynreconf.criteria..",
                        "..dynreconf.settings")
                .because("results are compared that were measured a year ago, or by upstream's JMH")
                .check(ENGINE);
    }

    @Test
    void criteria_doNotDependOnSessions() {
        noClasses().that()
                .resideInAnyPackage("..dynreconf.criteria..", "..dynreconf.measurement", "..dynreconf.settings")
                .should().dependOnClassesThat().resideInAPackage("org.openjdk.jmh.dynreconf")
                .because("criteria are called by sessions and do not depend on them")
                .check(ENGINE);
    }
}
