package org.openjdk.jmh.run;

/**
 * A feature of a run. It implements the moments of {@link RunLifecycle} that it needs. A run has only the parts that its
 * options enable. A part reads its {@link RunContext}, publishes its findings under a {@link RunKey}, and depends on no
 * other part.
 */
public interface Part
        extends RunLifecycle.Preparation, RunLifecycle.Resumption, RunLifecycle.Forks, RunLifecycle.End {
}
