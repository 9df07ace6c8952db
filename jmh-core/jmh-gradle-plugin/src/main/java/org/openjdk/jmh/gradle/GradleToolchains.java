package org.openjdk.jmh.gradle;

import org.gradle.api.GradleException;
import org.gradle.jvm.toolchain.JavaLanguageVersion;
import org.gradle.jvm.toolchain.JavaToolchainService;
import org.openjdk.jmh.builds.baselines.Toolchains;

import java.nio.file.Path;
import java.util.Optional;

/** Finds JDKs by Gradle's toolchains. */
record GradleToolchains(JavaToolchainService service) implements Toolchains {

    @Override
    public Optional<Path> home(String version) {
        if (!version.matches("\\d+")) {
            return Optional.empty();
        }
        try {
            return Optional.of(service.launcherFor(
                    spec -> spec.getLanguageVersion().set(JavaLanguageVersion.of(Integer.parseInt(version)))).get()
                    .getMetadata().getInstallationPath().getAsFile().toPath());
        } catch (GradleException | IllegalStateException e) {
            return Optional.empty();
        }
    }

    @Override
    public String known() {
        return "(./gradlew -q javaToolchains lists them; org.gradle.java.installations.paths names more)";
    }
}
