package org.openjdk.jmh.production.commands;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.production.settings.FlightSettings;
import org.openjdk.jmh.production.settings.MeasuresInJar;
import org.openjdk.jmh.results.measures.MethodReference;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Writes settings for the Flight Recorder. */
@Command(name = "settings", sortOptions = false,
        description = "Writes settings of the Flight Recorder of JDK 25 that time exactly the methods that benchmarks name.")
public final class SettingsCommand implements Callable<Integer> {

    @Mixin
    private ResultOptions results = new ResultOptions();

    @Option(names = {"-b", "--benchmarks"}, paramLabel = "JAR",
            description = "Jar of benchmarks, to read annotations from instead of results, or in addition.")
    private Path benchmarks;

    @Option(names = {"-o", "--output"}, paramLabel = "FILE", defaultValue = "production.jfc",
            description = "The file to write. Default: ${DEFAULT-VALUE}.")
    private Path output;

    @Option(names = "--period", paramLabel = "TIME", defaultValue = "5s", converter = DurationConverter.class,
            description = "How often counts are written. Default: ${DEFAULT-VALUE}.")
    private Duration period;

    @Option(names = "--trace", paramLabel = "TIME", converter = DurationConverter.class,
            description = "Write an event for each invocation that takes at least this long, for distributions. Default: none.")
    private Duration trace;

    @Option(names = "--no-profile", description = "Take no samples of running threads.")
    private boolean noProfile;

    @SuppressWarnings("UnusedVariable")
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Print this text.")
    private boolean help;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Set<MethodReference> methods = methods();
        Files.writeString(output,
                new FlightSettings(methods, period, Optional.ofNullable(trace), !noProfile).text());
        PrintWriter out = spec.commandLine().getOut();
        out.println("# " + Nouns.count(methods.size(), "method") + " in " + output + "; JDK 25 or newer:");
        Path absolute = output.toAbsolutePath().normalize();
        out.println("java -XX:StartFlightRecording:settings=" + absolute + ",filename=production.jfr ...");
        out.println("# or, while it runs (the first half minute does not count):");
        out.println("jcmd PID JFR.start name=benchmarks settings=" + absolute);
        out.println("jcmd PID JFR.dump name=benchmarks filename=production.jfr");
        out.println("jcmd PID JFR.stop name=benchmarks");
        out.flush();
        return 0;
    }

    private Set<MethodReference> methods() throws IOException {
        Set<MethodReference> methods = new TreeSet<>(Comparator.comparing(MethodReference::toString));
        if (benchmarks == null && !results.isGiven()) {
            throw new IOException("no results and no benchmarks: name JSON of JMH by --results FILE, or a jar by "
                    + "--benchmarks JAR");
        }
        if (results.isGiven()) {
            methods.addAll(results.read().methods());
        }
        if (benchmarks != null) {
            methods.addAll(MeasuresInJar.read(benchmarks));
        }
        return methods;
    }
}
