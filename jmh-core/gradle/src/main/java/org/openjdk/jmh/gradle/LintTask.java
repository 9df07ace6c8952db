package org.openjdk.jmh.gradle;

import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.UntrackedTask;
import org.openjdk.jmh.builds.Ended;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.util.Utils;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Looks for practices in the compiled benchmarks that make results wrong. */
@UntrackedTask(because = "it prints")
public abstract class LintTask extends JmhTask {

    static final String TOOL = "org.openjdk.jmh:jmh-lint";

    private static final String MAIN = "org.openjdk.jmh.lint.tool.LintMain";

    /** Returns options of the tool: {@code -Pjmh.lint="--fail-on warning"}. */
    @Internal
    public abstract Property<String> getLint();

    @Override
    Ended execute(GradleHost host, Cleanup cleanup) throws BuildException {
        List<String> command = new ArrayList<>(List.of(host.facts().java(), "-cp",
                host.tool(TOOL, PluginVersion.get()).toString(), MAIN));
        command.addAll(Utils.splitQuotedEscape(getLint().getOrElse("").strip()).stream()
                .filter(word -> !word.isBlank()).toList());
        new BenchmarkModule(host.facts().module()).benchmarkClasses().stream().filter(LintTask::hasClasses)
                .map(Path::toString)
                .forEach(command::add);
        int code = host.runVm(command, cleanup);
        return code == 0 ? Ended.quietly()
                : Ended.badly(host.facts().module().name() + ": lint ended with exit code " + code + ", see above");
    }

    /** Lint refuses a folder of mere resources. */
    private static boolean hasClasses(Path folder) {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.anyMatch(file -> file.toString().endsWith(".class"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
