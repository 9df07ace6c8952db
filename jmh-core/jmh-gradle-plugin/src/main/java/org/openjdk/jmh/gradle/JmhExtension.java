package org.openjdk.jmh.gradle;

import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.MapProperty;
import org.gradle.api.provider.Property;

/**
 * Configures options of all runs of a project, as {@code jmhOptions} in its build script. The command line overrides
 * them.
 */
public abstract class JmhExtension implements SettingProperties {

    /**
     * {@return the source set with the benchmarks} Default: {@code jmh}, which this plugin creates unless
     * {@code me.champeau.jmh} does; {@code test} and {@code main} work as well.
     */
    public abstract Property<String> getSourceSet();

    /** {@return regular expressions that select benchmarks; a name has to match one of them} Default: all benchmarks. */
    public abstract ListProperty<String> getIncludes();

    /** {@return upstream's options by their flags without the dash: {@code flags.put('wi', '5')}} */
    public abstract MapProperty<String, String> getFlags();

    /**
     * {@return the Gradle that builds other revisions: a command or its path; {@code ./gradlew} is the wrapper of each
     * revision} Default: the running Gradle.
     */
    public abstract Property<String> getGradle();
}
