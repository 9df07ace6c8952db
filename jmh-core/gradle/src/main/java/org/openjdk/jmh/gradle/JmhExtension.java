package org.openjdk.jmh.gradle;

import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.MapProperty;
import org.gradle.api.provider.Property;

/** {@code jmhOptions} of a build script: what holds in all runs of its project, unless the command line says otherwise. */
public abstract class JmhExtension implements SettingProperties {

    /**
     * {@return the source set with the benchmarks} Default: {@code jmh}, which the plugin makes unless {@code me.champeau.jmh} does;
     * {@code test} and {@code main} do as well.
     */
    public abstract Property<String> getSourceSet();

    /** {@return regular expressions, one of which a benchmark's name has to match} Default: all benchmarks. */
    public abstract ListProperty<String> getIncludes();

    /** {@return options of upstream's JMH by their flags without the dash: {@code flags.put('wi', '5')}} */
    public abstract MapProperty<String, String> getFlags();

    /**
     * {@return the Gradle that builds other revisions: a command or its path; {@code ./gradlew} is the wrapper of each
     * revision} Default: the Gradle that runs.
     */
    public abstract Property<String> getGradle();
}
