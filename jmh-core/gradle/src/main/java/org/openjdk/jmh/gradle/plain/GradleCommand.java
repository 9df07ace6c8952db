package org.openjdk.jmh.gradle.plain;

import java.io.Serializable;
import java.util.ArrayList;

/**
 * How Gradle is called for the build of a revision.
 *
 * @param gradle   a command; null if it is not known
 * @param home     of Gradle's own files
 * @param settings of the user
 * @param plugin   files with the plugin that writes class paths
 */
public record GradleCommand(String gradle, String home, ArrayList<String> settings, ArrayList<String> plugin)
        implements Serializable {
}
