package org.openjdk.jmh.maven;

import org.apache.maven.artifact.Artifact;
import org.apache.maven.project.MavenProject;
import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.modules.CodeFolders;
import org.openjdk.jmh.builds.modules.ModuleFacts;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;

/** Converts Maven's modules and artifacts. */
final class MavenModules {

    private MavenModules() {
    }

    static ModuleFacts facts(MavenProject project) {
        String encoding = project.getProperties().getProperty("project.build.sourceEncoding");
        return new ModuleFacts(id(project), project.getGroupId(), project.getArtifactId(), project.getVersion(),
                folder(project), Path.of(project.getBuild().getDirectory()),
                encoding == null ? Charset.defaultCharset() : Charset.forName(encoding),
                code(project.getCompileSourceRoots(), project.getBuild().getOutputDirectory()),
                code(project.getTestCompileSourceRoots(), project.getBuild().getTestOutputDirectory()),
                dependencies(project));
    }

    /** Returns the id of a module, which is the same in all revisions. */
    static String id(MavenProject project) {
        return project.getGroupId() + ":" + project.getArtifactId();
    }

    private static Path folder(MavenProject project) {
        return project.getBasedir().toPath();
    }

    private static CodeFolders code(List<String> sources, String classes) {
        return new CodeFolders(sources.stream().map(Path::of).toList(), List.of(Path.of(classes)));
    }

    /** Returns the resolved dependencies of a module, including those of tests. */
    static List<ClassPathEntry> dependencies(MavenProject project) {
        return project.getArtifacts().stream()
                .filter(artifact -> artifact.getFile() != null && artifact.getArtifactHandler().isAddedToClasspath())
                .map(MavenModules::entry).toList();
    }

    static ClassPathEntry entry(Artifact artifact) {
        String classifier = artifact.getClassifier();
        return new ClassPathEntry(artifact.getGroupId() + ":" + artifact.getArtifactId()
                + (classifier == null || classifier.isEmpty() ? "" : ":" + classifier),
                artifact.getBaseVersion(), String.valueOf(artifact.getScope()), artifact.getFile().toPath());
    }

    static ClassPathEntry entry(org.eclipse.aether.artifact.Artifact artifact, String scope) {
        return new ClassPathEntry(artifact.getGroupId() + ":" + artifact.getArtifactId()
                + (artifact.getClassifier().isEmpty() ? "" : ":" + artifact.getClassifier()),
                artifact.getBaseVersion(), scope, artifact.getFile().toPath());
    }
}
