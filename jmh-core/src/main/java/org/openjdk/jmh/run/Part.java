package org.openjdk.jmh.run;

/**
 * A feature of a run. It implements the moments of {@link RunLifecycle} that it needs and does nothing if no option
 * enables it. A part reads its {@link RunContext}, publishes its findings under a {@link RunKey}, and depends on no
 * other part.
 */
public interface Part
        extends RunLifecycle.Preparation, RunLifecycle.Resumption, RunLifecycle.Forks, RunLifecycle.End {
}
