package org.openjdk.jmh.maven;

import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;

import java.io.File;
import java.io.IOException;

/**
 * Writes the class path of the module to a file. {@code jmh:compare} calls it in the build of a revision; nobody else needs
 * it.
 */
@Mojo(name = "class-path", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
public class ClassPathMojo extends AbstractMojo {

    @Parameter(defaultValue = "${project}", readonly = true)
    private MavenProject project;

    /** The folder for the file. */
    @Parameter(property = "jmh.classPathFolder", required = true)
    private File folder;

    @Override
    public void execute() throws MojoExecutionException {
        if (project.getPackaging().equals("pom")) {
            return;
        }
        try {
            StoredClassPath.write(folder.toPath(), project);
        } catch (IOException e) {
            throw new MojoExecutionException("cannot write to " + folder + ": " + e.getMessage(), e);
        }
    }
}
