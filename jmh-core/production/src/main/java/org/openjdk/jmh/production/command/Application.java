package org.openjdk.jmh.production.command;

import java.util.List;

/** Which classes are the application's, by the packages that a user names, or else by not being the JDK's. */
final class Application {

    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

    private final List<String> packages;

    Application(List<String> packages) {
        this.packages = packages.stream().map(name -> name.endsWith(".") ? name : name + ".").toList();
    }

    boolean has(String type) {
        return packages.isEmpty() ? JDK.stream().noneMatch(type::startsWith)
                : packages.stream().anyMatch((type + ".")::startsWith);
    }
}
