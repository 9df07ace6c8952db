package org.openjdk.jmh.bytecode;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private static final JavaClasses LIBRARY = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.openjdk.jmh.bytecode");

    @Test
    void library_usesNothingButTheLanguageAndItsReaderOfClassFiles() {
        classes().should().onlyDependOnClassesThat().resideInAnyPackage("org.openjdk.jmh.bytecode..", "java..",
                "org.objectweb.asm..")
                .because("it reads benchmarks of any JMH, and needs none").check(LIBRARY);
    }

    @Test
    void publicMethods_doNotShowTheReader() {
        methods().that().arePublic().and().areDeclaredInClassesThat().arePublic().should()
                .notHaveRawReturnType(JavaClass.Predicates.resideInAPackage("org.objectweb.asm.."))
                .because("its packages have another name in the published jar").check(LIBRARY);
    }

    @Test
    void packages_buildOnEachOtherInOneDirection() {
        layeredArchitecture().consideringOnlyDependenciesInLayers()
                .layer("files").definedBy("..bytecode.files").layer("code").definedBy("..bytecode.code")
                .layer("reach").definedBy("..bytecode.reach").layer("selection").definedBy("..bytecode.selection")
                .layer("fingerprint").definedBy("..bytecode.fingerprint")
                .whereLayer("selection").mayNotBeAccessedByAnyLayer()
                .whereLayer("fingerprint").mayNotBeAccessedByAnyLayer()
                .whereLayer("reach").mayOnlyBeAccessedByLayers("selection", "fingerprint")
                .whereLayer("code").mayOnlyBeAccessedByLayers("reach", "selection", "fingerprint")
                .because("each can be understood without what builds on it").check(LIBRARY);
    }
}
