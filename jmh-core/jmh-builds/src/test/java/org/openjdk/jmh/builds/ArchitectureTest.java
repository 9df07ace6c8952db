package org.openjdk.jmh.builds;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private static final JavaClasses LIBRARY = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.openjdk.jmh.builds");

    @Test
    void library_dependsOnNoBuildTool() {
        noClasses().should().dependOnClassesThat().resideInAnyPackage("org.apache.maven..", "org.eclipse.aether..",
                "org.gradle..", "org.openjdk.jmh.maven..", "org.openjdk.jmh.gradle..")
                .because("each plugin brings its own").check(LIBRARY);
    }

    @Test
    void packages_dependOnEachOtherInOneDirection() {
        layeredArchitecture().consideringOnlyDependenciesInLayers()
                .layer("tasks").definedBy("org.openjdk.jmh.builds")
                .layer("bisect").definedBy("..builds.bisections").layer("baseline").definedBy("..builds.baselines")
                .layer("modules").definedBy("..builds.modules").layer("classpath").definedBy("..builds.classpaths")
                .layer("git").definedBy("..builds.git").layer("process").definedBy("..builds.processes")
                .layer("reports").definedBy("..builds.reports").layer("tool").definedBy("..builds.tools")
                .whereLayer("tasks").mayNotBeAccessedByAnyLayer()
                .whereLayer("bisect").mayOnlyBeAccessedByLayers("tasks")
                .whereLayer("reports").mayOnlyBeAccessedByLayers("tasks")
                .whereLayer("baseline").mayOnlyBeAccessedByLayers("tasks")
                .whereLayer("modules").mayOnlyBeAccessedByLayers("tasks", "baseline")
                .whereLayer("git").mayOnlyBeAccessedByLayers("tasks", "baseline", "bisect")
                .whereLayer("classpath").mayOnlyBeAccessedByLayers("tasks", "baseline", "bisect", "modules")
                .whereLayer("process").mayOnlyBeAccessedByLayers("tasks", "baseline", "bisect", "git", "modules")
                .because("each can be understood without what builds on it").check(LIBRARY);
    }
}
