package org.openjdk.jmh.weaver;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes upstream's classes, patched, and compares the changes with the committed report. */
public final class WeaveMain {

    private WeaveMain() {
    }

    /**
     * Weaves upstream's jar.
     *
     * @param args upstream's jar, the file of pinned checksums, the output folder for classes, the committed report,
     *     the file for the report of this build
     * @throws WeaveException if a patch does not fit, or the changes differ from the committed report
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 5) {
            throw new IllegalArgumentException(
                    "expected: upstream.jar checksums output-folder committed-report report");
        }
        UpstreamJar upstream = UpstreamJar.read(Path.of(args[0]), Path.of(args[1]));
        Map<String, byte[]> classes = upstream.classes();
        Map<String, byte[]> woven = new Weaver(Patches.of(classes)).weave(classes);
        List<String> report = ChangeReport.of(classes, woven);
        Path written = Path.of(args[4]);
        Files.createDirectories(written.getParent());
        Files.write(written, report);
        compare(Path.of(args[3]), report, written);
        UpstreamJar.write(merge(upstream.entries(), woven), Path.of(args[2]));
    }

    private static void compare(Path committed, List<String> report, Path written) throws IOException {
        List<String> expected = Files.exists(committed) ? Files.readAllLines(committed) : List.of();
        if (!expected.equals(report)) {
            List<String> difference = UnifiedDiffUtils.generateUnifiedDiff("committed", "this build", expected,
                    DiffUtils.diff(expected, report), 2);
            throw new WeaveException("the classes do not change as " + committed.getFileName() + " says:\n"
                    + String.join("\n", difference)
                    + "\nIf this is what you want, copy " + written.getFileName() + " over it.");
        }
    }

    private static Map<String, byte[]> merge(Map<String, byte[]> entries, Map<String, byte[]> woven) {
        Map<String, byte[]> content = new TreeMap<>(entries);
        woven.forEach((name, bytes) -> content.put(name + ".class", bytes));
        return content;
    }
}
