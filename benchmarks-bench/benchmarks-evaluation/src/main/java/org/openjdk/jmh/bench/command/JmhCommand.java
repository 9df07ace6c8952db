package org.openjdk.jmh.bench.command;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.Main;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Gives everything behind its name to JMH, which has the benchmarks of this project's own code. */
@Command(name = "jmh", customSynopsis = "jmh [REGEX...] [JMH-OPTIONS]",
        description = "Runs the benchmarks of this project's own code with JMH. 'jmh -h' shows JMH's options.")
public final class JmhCommand implements Callable<Integer> {

    @Parameters(hidden = true)
    private List<String> arguments = List.of();

    /** JMH ends the program itself where it is not content. */
    @Override
    public Integer call() throws IOException {
        Main.main(arguments.toArray(String[]::new));
        return 0;
    }
}
