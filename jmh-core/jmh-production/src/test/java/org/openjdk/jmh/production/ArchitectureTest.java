package org.openjdk.jmh.production;

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
            .importPackages("org.openjdk.jmh.production");

    @Test
    void packages_haveNoCycles() {
        slices().matching("org.openjdk.jmh.production.(**)").should().beFreeOfCycles()
                .because("each can be read, and tested, without those that use it").check(CLASSES);
    }

    @Test
    void recordings_doNotDependOnComparisons() {
        noClasses().that().resideInAPackage("..production.recordings").should().dependOnClassesThat()
                .resideInAnyPackage("org.openjdk.jmh.production.comparisons", "org.openjdk.jmh.dynreconf..")
                .because("what a VM counted does not depend on the question").check(CLASSES);
    }

    @Test
    void recordings_aloneUseTheJdkParser() {
        noClasses().that().resideOutsideOfPackage("..production.recordings").should().dependOnClassesThat()
                .resideInAnyPackage("jdk.jfr..").because("its events are read once, as a stream").check(CLASSES);
    }
}
