package org.openjdk.jmh.lint.tool;

import picocli.CommandLine.IVersionProvider;

/** Reads the version from the jar's manifest. */
final class ToolVersion implements IVersionProvider {

    static String text() {
        String version = ToolVersion.class.getPackage().getImplementationVersion();
        return version == null ? "unknown" : version;
    }

    @Override
    public String[] getVersion() {
        return new String[] {"jmh-lint " + text()};
    }
}
