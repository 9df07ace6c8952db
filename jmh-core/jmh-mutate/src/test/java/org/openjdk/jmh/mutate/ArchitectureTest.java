package org.openjdk.jmh.mutate;

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
            .importPackages("org.openjdk.jmh.mutate");

    @Test
    void packages_haveNoCycles() {
        slices().matching("org.openjdk.jmh.mutate.(**)").should().beFreeOfCycles()
                .because("each can be read, and tested, without those that use it").check(CLASSES);
    }

    @Test
    void mutantModel_doesNotDependOnJmh() {
        noClasses().that().resideInAnyPackage("..mutate.model").should()
                .dependOnClassesThat().resideInAnyPackage("org.openjdk.jmh.runner..", "org.openjdk.jmh.results..")
                .because("a mutant is a text and its class files, however it is measured").check(CLASSES);
    }
}
