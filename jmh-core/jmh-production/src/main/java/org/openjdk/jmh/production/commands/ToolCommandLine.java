package org.openjdk.jmh.production.commands;

import java.io.IOException;
import java.nio.file.FileSystemException;
import org.openjdk.jmh.util.FileFailure;
import picocli.CommandLine;

/** Creates command lines whose commands fail with exit code 1 and one sentence if files cannot be used. */
public final class ToolCommandLine {

    private ToolCommandLine() {
    }

    public static CommandLine of(Object command) {
        return new CommandLine(command).setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((failure, line, parsed) -> {
                    if (!(failure instanceof IOException problem)) {
                        throw failure;
                    }
                    line.getErr().println(problem instanceof FileSystemException file
                            ? file.getFile() + ": " + FileFailure.reason(file) : FileFailure.reason(problem));
                    return 1;
                });
    }
}
