package org.openjdk.jmh.bench;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(new ImportOption.DoNotIncludeJars())
            .importPackages("org.openjdk.jmh.bench");

    @Test
    void packages_haveNoCycles() {
        slices().matching("org.openjdk.jmh.bench.(**)").should().beFreeOfCycles()
                .because("each can be read, and tested, without those that use it").check(CLASSES);
    }

    @Test
    void figures_areMadeWithoutCommandsAndReports() {
        noClasses().that()
                .resideInAnyPackage("..bench.outcome", "..bench.journal", "..bench.replay", "..bench.series",
                        "..bench.summary", "..bench.results",
                        "..bench.live")
                .should().dependOnClassesThat().resideInAnyPackage("..bench.command", "..bench.report")
                .because("who computes does not know who asks, nor how it looks").check(CLASSES);
    }

    @Test
    void textbooks_areIndependentOfWhatTheyAreHeldAgainst() {
        noClasses().that().resideInAPackage("..bench.textbook").should().dependOnClassesThat()
                .resideInAnyPackage("org.openjdk.jmh.dynreconf", "..dynreconf.criteria..")
                .because("an error of the engine must not be in both").check(CLASSES);
    }
}
