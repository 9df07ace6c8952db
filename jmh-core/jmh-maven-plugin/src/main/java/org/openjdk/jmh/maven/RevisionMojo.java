package org.openjdk.jmh.maven;

import org.apache.maven.plugins.annotations.Parameter;

/** Base class of the goals that build other revisions. */
abstract class RevisionMojo extends AbstractBenchmarkMojo {

    static final String PHASE = "process-classes";

    /** The last phase of builds of revisions. */
    @Parameter(property = "jmh.phase", defaultValue = PHASE)
    private String phase;

    @Override
    final String phase() {
        return phase;
    }
}
