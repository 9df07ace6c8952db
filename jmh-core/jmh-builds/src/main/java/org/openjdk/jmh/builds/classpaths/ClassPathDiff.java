package org.openjdk.jmh.builds.classpaths;

import org.openjdk.jmh.builds.tools.BuildTool;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Describes how the dependencies of two class paths differ. */
public final class ClassPathDiff {

    private ClassPathDiff() {
    }

    /**
     * Lists the differences.
     *
     * @param wanted names of dependencies that should differ
     * @return a line for each difference, then artifacts of the same group with unchanged version
     */
    public static List<String> lines(ModuleClassPath today, ModuleClassPath then, Set<String> wanted, BuildTool tool) {
        Map<String, String> was = versions(then);
        Map<String, String> is = versions(today);
        List<String> lines = new ArrayList<>();
        Set<String> names = new TreeSet<>(was.keySet());
        names.addAll(is.keySet());
        for (String name : names) {
            String before = was.getOrDefault(name, "not there");
            String after = is.getOrDefault(name, "not there");
            if (!before.equals(after)) {
                lines.add("  " + name + ": " + before + " in the baseline, " + after + " here"
                        + (wanted.contains(name) ? "" : " (comes with it)"));
            }
        }
        lines.add(0, lines.isEmpty() ? "No dependency differs" : "Dependencies that differ:");
        for (String name : names) {
            if (stays(name, was, is, wanted)) {
                lines.add("WARNING: " + name + " stays at " + is.get(name)
                        + ", as the " + tool.buildFile() + " says; name it as well if they belong together");
            }
        }
        return lines;
    }

    private static boolean stays(String name, Map<String, String> was, Map<String, String> is, Set<String> wanted) {
        String group = name.substring(0, name.indexOf(':') + 1);
        return is.get(name) != null && is.get(name).equals(was.get(name)) && wanted.stream()
                .anyMatch(other -> other.startsWith(group) && is.get(name).equals(is.get(other))
                        && !is.get(other).equals(was.get(other)));
    }

    private static Map<String, String> versions(ModuleClassPath path) {
        Map<String, String> versions = new TreeMap<>();
        path.dependencies().forEach(entry -> versions.put(entry.name(), entry.version()));
        return versions;
    }
}
