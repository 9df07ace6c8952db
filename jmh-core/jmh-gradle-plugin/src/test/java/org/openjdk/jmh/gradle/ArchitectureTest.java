package org.openjdk.jmh.gradle;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private static final JavaClasses PLUGIN = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.openjdk.jmh.gradle");

    @Test
    void separateProcess_doesNotUseGradle() {
        noClasses().that().resideInAPackage("..gradle.plain").should()
                .dependOnClassesThat().resideInAnyPackage("org.gradle..", "org.openjdk.jmh.gradle")
                .because("a process without Gradle runs it").check(PLUGIN);
    }
}
