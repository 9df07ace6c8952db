package org.openjdk.jmh.bridge;

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
            .importPackages("org.openjdk.jmh.bridge");

    @Test
    void packages_haveNoCycles() {
        slices().matching("org.openjdk.jmh.bridge.(**)").should().beFreeOfCycles()
                .because("each can be read, and tested, without those that use it").check(CLASSES);
    }

    @Test
    void sourcesAreWritten_withoutRunningAnything() {
        noClasses().that().resideInAnyPackage("..bridge.read", "..bridge.write", "..bridge.plan").should()
                .dependOnClassesThat()
                .resideInAnyPackage("..bridge.verify", "..bridge.probe", "org.openjdk.jmh.dynreconf..")
                .because("what is written depends on the classes that are read, and on nothing that runs")
                .check(CLASSES);
    }
}
