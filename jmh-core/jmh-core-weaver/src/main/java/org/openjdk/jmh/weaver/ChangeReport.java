package org.openjdk.jmh.weaver;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/**
 * Describes how patched classes differ from upstream's. It compares class files instead of asking the patches, so it
 * also shows undeclared changes.
 */
final class ChangeReport {

    private final Map<String, List<String>> before;
    private final Map<String, List<String>> after;
    private final List<String> lines = new ArrayList<>();

    private ChangeReport(Map<String, List<String>> before, Map<String, List<String>> after) {
        this.before = before;
        this.after = after;
    }

    /** Returns the report: each class as a heading, followed by its members with removed (-) and added (+) lines. */
    static List<String> of(Map<String, byte[]> original, Map<String, byte[]> woven) {
        List<String> report = new ArrayList<>();
        woven.forEach((name, content) -> {
            report.add(heading(name, content));
            Map<String, List<String>> before = original.containsKey(name) ? text(original.get(name)) : Map.of();
            report.addAll(new ChangeReport(before, text(content)).changes());
            report.add("");
        });
        return report;
    }

    /**
     * Returns the name of a class. The number of a class that holds the table of a switch differs between releases, so
     * the report omits it.
     */
    private static String heading(String name, byte[] content) {
        boolean numbered = name.matches(".*\\$\\d+") && text(content).keySet().stream()
                .anyMatch(member -> member.startsWith("field $SwitchMap$"));
        return numbered ? name.substring(0, name.lastIndexOf('$')) + ", table of a switch" : name;
    }

    private static Map<String, List<String>> text(byte[] content) {
        return ClassText.of(Weaver.read(content, ClassReader.SKIP_FRAMES));
    }

    private List<String> changes() {
        Set<String> members = new LinkedHashSet<>(before.keySet());
        members.addAll(after.keySet());
        for (String member : members) {
            compare(member, before.getOrDefault(member, List.of()), after.getOrDefault(member, List.of()));
        }
        return lines;
    }

    private void compare(String member, List<String> old, List<String> now) {
        if (old.equals(now)) {
            return;
        }
        lines.add("  " + member);
        Optional<String> origin = old.isEmpty() ? memberWithBody(before, now) : Optional.empty();
        Optional<String> destination = old.isEmpty() ? Optional.empty() : memberWithBody(newMembers(), old);
        if (origin.isPresent()) {
            lines.add("    + " + now.get(0));
            lines.add("    + the body of " + origin.get());
        } else if (destination.isPresent()) {
            lines.add("    - the body, now that of " + destination.get());
            now.forEach(line -> lines.add("    + " + line));
        } else {
            difference(old, now);
        }
    }

    private void difference(List<String> old, List<String> now) {
        for (AbstractDelta<String> delta : DiffUtils.diff(old, now).getDeltas()) {
            delta.getSource().getLines().forEach(line -> lines.add("    - " + line));
            delta.getTarget().getLines().forEach(line -> lines.add("    + " + line));
        }
    }

    private Map<String, List<String>> newMembers() {
        Map<String, List<String>> added = new LinkedHashMap<>(after);
        added.keySet().removeAll(before.keySet());
        return added;
    }

    /** Returns the member with the same lines except for its declaration, which is the first line. */
    private static Optional<String> memberWithBody(Map<String, List<String>> members, List<String> lines) {
        List<String> body = lines.subList(1, lines.size());
        for (Map.Entry<String, List<String>> member : members.entrySet()) {
            List<String> candidate = member.getValue();
            if (!body.isEmpty() && candidate.subList(1, candidate.size()).equals(body)) {
                return Optional.of(member.getKey());
            }
        }
        return Optional.empty();
    }
}
