package org.openjdk.jmh.production.commands;

import java.util.List;

/**
 * Decides which classes belong to the application: those in the packages that a user names, or else all outside the
 * JDK.
 */
final class ApplicationClasses {

    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

    private final List<String> packages;

    ApplicationClasses(List<String> packages) {
        this.packages = packages.stream().map(name -> name.endsWith(".") ? name : name + ".").toList();
    }

    boolean has(String type) {
        return packages.isEmpty() ? JDK.stream().noneMatch(type::startsWith)
                : packages.stream().anyMatch((type + ".")::startsWith);
    }
}
