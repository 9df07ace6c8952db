package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.toolchain.ToolchainManager;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.reports.ResultTable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;

/**
 * Makes of the results in {@code target/jmh/runs} a table of the last run, {@code target/jmh/results.md}, and a page with
 * the history of all runs, {@code target/jmh/history.html}. Runs nothing; comparisons have their pages already.
 */
@Mojo(name = "report", threadSafe = true)
public class ReportMojo extends AbstractBenchmarkMojo {

    /**
     * Called by Maven.
     *
     * @param toolchains which choose a JDK
     */
    @Inject
    public ReportMojo(ToolchainManager toolchains) {
        super(toolchains);
    }

    /** Nothing need be compiled. */
    @Override
    boolean concerns(BenchmarkModule module) {
        return BenchmarkModule.results(project).resolve("runs").toFile().isDirectory();
    }

    @Override
    String remedy(BenchmarkModule module) {
        return "there are no results in " + fromModule(BenchmarkModule.results(project)) + "/runs; jmh:run makes them";
    }

    @Override
    void execute(BenchmarkModule module, Reactor reactor, Cleanup cleanup) throws MojoExecutionException {
        StoredRuns runs = StoredRuns.of(results());
        Optional<Path> newest = runs.newest();
        if (newest.isEmpty()) {
            reactor.failed(project.getArtifactId() + ": there are no results in "
                    + fromModule(results()) + "/runs; jmh:run makes them");
            return;
        }
        reactor.measured(project.getArtifactId(), newest.get());
        write(results().resolve("results.md"), table(List.of(newest.get())));
        Path history = results().resolve("history.html");
        List<String> arguments = new ArrayList<>();
        for (Path run : runs.all()) {
            arguments.addAll(List.of("-load", fromModule(run).toString()));
        }
        arguments.addAll(List.of("-report", fromModule(history).toString()));
        if (runJmh(harness().alone(), arguments, cleanup) != 0) {
            reactor.failed(project.getArtifactId() + ": the history cannot be written, see above");
        }
    }

    @Override
    void conclude(Reactor reactor) throws MojoExecutionException {
        if (reactor.results().size() > 1) {
            Path folder = Path.of(session.getTopLevelProject().getBuild().getDirectory(), "jmh");
            write(folder.resolve("results.md"), table(List.copyOf(reactor.results().values())));
        }
    }

    private void write(Path file, List<String> lines) throws MojoExecutionException {
        lines.forEach(getLog()::info);
        List<String> text = new ArrayList<>(lines);
        text.add(0, "```");
        text.add("```");
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, text);
        } catch (IOException e) {
            throw new MojoExecutionException("cannot write " + file + ": " + e.getMessage(), e);
        }
        getLog().info("The table is in " + fromModule(file));
    }

    private static List<String> table(List<Path> files) throws MojoExecutionException {
        ResultTable table = new ResultTable();
        for (Path file : files) {
            try (ResultReader reader = new ResultReader(file)) {
                for (StoredResult result = reader.next(); result != null; result = reader.next()) {
                    table.add(result);
                }
            } catch (IOException e) {
                throw new MojoExecutionException("cannot read " + file + ": " + e.getMessage(), e);
            }
        }
        return table.lines();
    }
}
