package org.openjdk.jmh.gradle.plain;

import java.io.Serializable;
import java.util.ArrayList;

/**
 * Represents the command that builds a revision with Gradle.
 *
 * @param gradle   a command; null if unknown
 * @param home     Gradle's user home
 * @param settings arguments of the user
 * @param plugin   class path of the plugin that writes class paths
 */
public record GradleCommand(String gradle, String home, ArrayList<String> settings, ArrayList<String> plugin)
        implements Serializable {
}
