package org.openjdk.jmh.mutate.commands;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.model.WorkFolder;
import org.openjdk.jmh.results.json.PrintableWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures existing mutants with benchmarks. */
@Command(name = "kill", sortOptions = false,
        description = "Measures the mutants of a work folder on the benchmarks that execute them, and reports which "
                + "they notice. An interrupted run continues.")
public final class KillCommand implements Callable<Integer> {

    @Option(names = "--work", paramLabel = "FOLDER", defaultValue = "target/mutate",
            description = "Folder of the mutants. Default: ${DEFAULT-VALUE}.")
    private Path work;

    @Option(names = {"-s", "--sources"}, paramLabel = "FOLDERS", defaultValue = "src/main/java",
            description = "Sources of the mutants, for the reports. Default: ${DEFAULT-VALUE}.")
    private String sources;

    @Option(names = {"-cp", "--class-path"}, paramLabel = "PATH", defaultValue = "",
            description = "Dependencies of the benchmarks that are not in their jar.")
    private String classPath;

    @Mixin
    private KillOptions options = new KillOptions();

    @SuppressWarnings("UnusedVariable")
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Print this text.")
    private boolean help;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws MutateException, IOException, InterruptedException {
        new KillRun(new WorkFolder(work), options, KillOptions.paths(classPath), KillOptions.paths(sources),
                new PrintWriter(new PrintableWriter(spec.commandLine().getOut()), true)).run();
        return 0;
    }
}
