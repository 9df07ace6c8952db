package org.openjdk.jmh.results.json;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;

import com.google.gson.JsonElement;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private static final JavaClasses LIBRARY = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.openjdk.jmh.results.json");

    @Test
    void library_usesNothingButTheLanguageAndItsJsonParser() {
        classes().should().onlyDependOnClassesThat()
                .resideInAnyPackage("org.openjdk.jmh.results.json", "org.openjdk.jmh.dynreconf.text", "java..",
                        "com.google.gson..", "org.jspecify.annotations")
                .because("reading results needs neither JMH nor its engine, except for the display of text")
                .check(LIBRARY);
    }

    @Test
    void publicMethods_doNotShowTheParser() {
        methods().that().arePublic().should().notHaveRawReturnType(JavaClass.Predicates.assignableTo(JsonElement.class))
                .because("its packages have another name in the published jar")
                .check(LIBRARY);
    }
}
