package org.openjdk.jmh.lint;

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
            .importPackages("org.openjdk.jmh.lint");

    @Test
    void packages_haveNoCycles() {
        slices().matching("org.openjdk.jmh.lint.(**)").should().beFreeOfCycles()
                .because("each can be read, and tested, without those that use it").check(CLASSES);
    }

    @Test
    void rules_dependOnlyOnTheModel() {
        noClasses().that().resideInAnyPackage("..lint.rules", "..lint.model").should().dependOnClassesThat()
                .resideInAnyPackage("..lint.source", "..lint.tree", "javax.annotation.processing..",
                        "javax.lang.model..", "com.sun.source..")
                .because("the same rules look at sources and at bytecode").check(CLASSES);
    }
}
