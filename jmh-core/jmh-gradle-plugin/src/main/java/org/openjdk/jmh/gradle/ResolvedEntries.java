package org.openjdk.jmh.gradle;

import org.gradle.api.Project;
import org.gradle.api.artifacts.ArtifactCollection;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.artifacts.component.ComponentIdentifier;
import org.gradle.api.artifacts.component.ModuleComponentIdentifier;
import org.gradle.api.artifacts.component.ProjectComponentIdentifier;
import org.gradle.api.artifacts.result.ResolvedArtifactResult;
import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;

import java.io.File;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Converts artifacts that Gradle has resolved. */
final class ResolvedEntries {

    private static final String SCOPE = "runtime";

    private ResolvedEntries() {
    }

    /**
     * Returns artifacts of a configuration that is resolved later; until then, missing artifacts do not fail the build.
     */
    static ArtifactCollection lenient(Configuration configuration) {
        return configuration.getIncoming().artifactView(view -> view.lenient(true)).getArtifacts();
    }

    /**
     * Returns the entries of a class path in its order.
     *
     * @param own      files of the project itself, which are skipped
     * @param projects coordinates and versions of the projects of the build, by path
     * @throws UnresolvedException if an artifact is missing
     */
    static List<ClassPathEntry> of(ArtifactCollection artifacts, Collection<File> own, Map<String, String> projects)
            throws UnresolvedException {
        Collection<Throwable> failures = artifacts.getFailures();
        if (!failures.isEmpty()) {
            Throwable first = failures.iterator().next();
            throw new UnresolvedException(failures.stream().map(ResolvedEntries::reason).distinct()
                    .collect(Collectors.joining("; ")), first);
        }
        List<ClassPathEntry> entries = new ArrayList<>();
        for (ResolvedArtifactResult artifact : artifacts.getArtifacts()) {
            if (!own.contains(artifact.getFile())) {
                entries.add(entry(artifact, projects));
            }
        }
        return entries;
    }

    /** Returns coordinates and version, separated by a blank, of all projects of a build by path. */
    static Map<String, String> projects(Project any) {
        Map<String, String> all = new TreeMap<>();
        for (Project project : any.getRootProject().getAllprojects()) {
            all.put(project.getBuildTreePath(),
                    project.getGroup() + ":" + project.getName() + " " + project.getVersion());
        }
        return all;
    }

    private static String reason(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null && cause.getCause().getMessage() != null) {
            cause = cause.getCause();
        }
        return cause.getMessage().lines().findFirst().orElse("no details");
    }

    private static ClassPathEntry entry(ResolvedArtifactResult artifact, Map<String, String> projects) {
        ComponentIdentifier id = artifact.getId().getComponentIdentifier();
        File file = artifact.getFile();
        if (id instanceof ModuleComponentIdentifier module) {
            return new ClassPathEntry(module.getGroup() + ":" + module.getModule() + classifier(module, file),
                    module.getVersion(), SCOPE, file.toPath());
        }
        if (id instanceof ProjectComponentIdentifier project) {
            String[] known = projects.getOrDefault(project.getBuildTreePath(),
                    "project:" + project.getBuildTreePath() + " here").split(" ", 2);
            return new ClassPathEntry(known[0], known[1], SCOPE, file.toPath());
        }
        return new ClassPathEntry("file:" + file.getName(), "here", SCOPE, file.toPath());
    }

    /** Derives the classifier from the file name, since Gradle does not report it. */
    private static String classifier(ModuleComponentIdentifier module, File file) {
        String start = module.getModule() + "-" + module.getVersion() + "-";
        String name = file.getName();
        return name.startsWith(start) && name.endsWith(".jar")
                ? ":" + name.substring(start.length(), name.length() - ".jar".length()) : "";
    }
}
