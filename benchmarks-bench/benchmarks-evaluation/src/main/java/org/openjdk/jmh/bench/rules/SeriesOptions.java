package org.openjdk.jmh.bench.rules;

import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Which recorded series a command takes, and what it draws by. */
public final class SeriesOptions {

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "Folder of the series, or of a data set with 'timeseries'.")
    private Path folder;

    @Option(names = "--projects", defaultValue = "all", paramLabel = "WHICH",
            description = "all, odd or even ones in alphabetical order. Default: ${DEFAULT-VALUE}.")
    private Projects projects;

    @Option(names = "--seed", defaultValue = "1", paramLabel = "N",
            description = "Seed of what is drawn. Default: ${DEFAULT-VALUE}.")
    private long seed;

    /** Where the series are. */
    public Path folder() {
        return folder;
    }

    /** Of which projects they are. */
    public Projects projects() {
        return projects;
    }

    /** Of what is drawn. */
    public long seed() {
        return seed;
    }

    /** The command that has these options. */
    CommandSpec command() {
        return spec;
    }

    /** Refuses what the command was given unless a condition holds. */
    public void require(boolean condition, String complaint) {
        if (!condition) {
            throw new ParameterException(spec.commandLine(), complaint);
        }
    }
}
