package org.openjdk.jmh.maven;

import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.openjdk.jmh.builds.baselines.StoredClassPath;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.processes.Workspace;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes the class path of the module to a file. {@code jmh:compare} calls it in builds of revisions; you do not need
 * it.
 */
@Mojo(name = "class-path", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
public class ClassPathMojo extends AbstractMojo {

    @Parameter(defaultValue = "${project}", readonly = true)
    private MavenProject project;

    /** The folder for the file. */
    @Parameter(property = Workspace.BUILD_PROPERTY, required = true)
    private File folder;

    @Override
    public void execute() throws MojoExecutionException {
        if (project.getPackaging().equals("pom")) {
            return;
        }
        try {
            StoredClassPath.write(folder.toPath(), MavenModules.id(project),
                    new ModuleClassPath(List.of(Path.of(project.getBuild().getOutputDirectory())),
                            MavenModules.dependencies(project)));
        } catch (IOException e) {
            throw new MojoExecutionException("cannot write to " + folder + ": " + e.getMessage(), e);
        }
    }
}
