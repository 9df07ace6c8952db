package org.openjdk.jmh.maven;

import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;

/** Base class of the goals that build other revisions. */
abstract class RevisionMojo extends AbstractBenchmarkMojo {

    static final String PHASE = "process-classes";

    /** The last phase of builds of revisions. */
    @Parameter(property = "jmh.phase", defaultValue = PHASE)
    private String phase;

    RevisionMojo(ToolchainManager toolchains, RepositorySystem repositories) {
        super(toolchains, repositories);
    }

    @Override
    final String phase() {
        return phase;
    }
}
