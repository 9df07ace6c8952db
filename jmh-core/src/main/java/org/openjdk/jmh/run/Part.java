package org.openjdk.jmh.run;

/**
 * A feature of a run. It implements the moments of {@link RunLifecycle} that it needs; if the options do not ask for it, it
 * leaves each as it is. A part reads its {@link RunContext} and publishes what it finds under a {@link RunKey}; it depends on no
 * other part.
 */
public interface Part
        extends RunLifecycle.Preparation, RunLifecycle.Resumption, RunLifecycle.Forks, RunLifecycle.End {
}
