package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.reports.StoredRuns;
import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.reports.ResultTable;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes a table of a module's last run and a page with the history of all runs, without running benchmarks. */
public record RunsReport(HostingBuild build) {

    private static final String TABLE = "results.md";

    public TaskResult run() throws BuildException {
        Path results = build.results();
        StoredRuns runs = StoredRuns.of(results);
        Optional<Path> newest = runs.newest();
        if (newest.isEmpty()) {
            return TaskResult.failed(build.facts().module().name() + ": there are no results in "
                    + build.facts().module().shown(results) + "/runs; " + build.tool().task("run") + " makes them");
        }
        write(results.resolve(TABLE), List.of(newest.get()));
        Path history = results.resolve("history.html");
        List<String> arguments = new ArrayList<>();
        for (Path run : runs.all()) {
            arguments.addAll(List.of("-load", build.facts().module().shown(run).toString()));
        }
        arguments.addAll(List.of("-report", build.facts().module().shown(history).toString()));
        int code = build.runJmh(build.facts().harness().alone(), arguments);
        return new TaskResult(newest, code == 0 ? Optional.empty()
                : Optional.of(build.facts().module().name() + ": the history cannot be written, see above"));
    }

    /** Writes a table of the last results of several modules. */
    public void sumUp(Path folder, List<Path> files) throws BuildException {
        write(folder.resolve(TABLE), files);
    }

    private void write(Path file, List<Path> results) throws BuildException {
        List<String> lines = table(results);
        lines.forEach(build::say);
        List<String> text = new ArrayList<>(lines);
        text.add(0, "```");
        text.add("```");
        Attempt.to("write " + file, () -> Files.write(Files.createDirectories(file.getParent()).resolve(TABLE), text));
        build.say("The table is in " + build.facts().module().shown(file));
    }

    private static List<String> table(List<Path> files) throws BuildException {
        ResultTable table = new ResultTable();
        for (Path file : files) {
            Attempt.to("read " + file, () -> {
                try (ResultReader reader = new ResultReader(file)) {
                    for (StoredResult result = reader.next(); result != null; result = reader.next()) {
                        table.add(result);
                    }
                }
                return table;
            });
        }
        return table.lines();
    }
}
