package org.openjdk.jmh.integration.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;

/** Adds criteria to a child VM like a user's jar. */
public final class Providers {

    private Providers() {
    }

    /** Creates a folder for the class path that registers the criteria. */
    public static Path of(Path parent, Class<?>... criteria) {
        return of(parent, Arrays.stream(criteria).map(Class::getName).toList());
    }

    /** Registers criteria by name, whether the classes exist or not. */
    public static Path of(Path parent, List<String> classNames) {
        try {
            Path folder = Files.createTempDirectory(parent, "providers");
            Path services = Files.createDirectories(folder.resolve("META-INF/services"));
            Files.write(services.resolve(StabilityCriterion.class.getName()), classNames);
            return folder;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
