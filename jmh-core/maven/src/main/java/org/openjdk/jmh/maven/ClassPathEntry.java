package org.openjdk.jmh.maven;

import org.apache.maven.artifact.Artifact;

import java.nio.file.Path;

/**
 * A dependency on a class path.
 *
 * @param name    group and artifact separated by a colon, and the classifier where there is one
 * @param version of the artifact
 * @param scope   in which the module has it
 * @param file    a JAR, or the folder of classes of a module that is built as well
 */
record ClassPathEntry(String name, String version, String scope, Path file) {

    private static final String SEPARATOR = "\t";
    private static final int FIELDS = 4;

    static ClassPathEntry of(Artifact artifact) {
        String classifier = artifact.getClassifier();
        return new ClassPathEntry(
                artifact.getGroupId() + ":" + artifact.getArtifactId()
                        + (classifier == null || classifier.isEmpty() ? "" : ":" + classifier),
                artifact.getBaseVersion(), String.valueOf(artifact.getScope()), artifact.getFile().toPath());
    }

    static ClassPathEntry of(org.eclipse.aether.artifact.Artifact artifact, String scope) {
        return new ClassPathEntry(
                artifact.getGroupId() + ":" + artifact.getArtifactId()
                        + (artifact.getClassifier().isEmpty() ? "" : ":" + artifact.getClassifier()),
                artifact.getBaseVersion(), scope, artifact.getFile().toPath());
    }

    /** As {@link #toLine} has written it. */
    static ClassPathEntry ofLine(String line) {
        String[] fields = line.split(SEPARATOR, FIELDS);
        return new ClassPathEntry(fields[0], fields[1], fields[2], Path.of(fields[3]));
    }

    String toLine() {
        return String.join(SEPARATOR, name, version, scope, file.toString());
    }

    boolean isOfTestsOnly() {
        return scope.equals(Artifact.SCOPE_TEST);
    }

    String group() {
        return name.substring(0, name.indexOf(':'));
    }
}
