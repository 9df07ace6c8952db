package org.openjdk.jmh.mutate.command;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.openjdk.jmh.mutate.make.MakeSettings;
import org.openjdk.jmh.mutate.make.MutantMaker;
import org.openjdk.jmh.mutate.make.Operators;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.model.WorkFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Makes mutants without running any benchmark. */
@Command(name = "mutants", sortOptions = false, usageHelpWidth = 80,
        description = "Makes mutants, and counts them by operator and state.")
public final class MutantsCommand implements Callable<Integer> {

    @Option(names = {"-s", "--sources"}, paramLabel = "PATH", required = true,
            description = "Source folders, such as src/main/java; separated as for java -cp.")
    private String sources;

    @Option(names = {"-cp", "--class-path"}, paramLabel = "PATH", required = true,
            description = "The compiled project and all that it needs; separated as for java -cp.")
    private String classPath;

    @Option(names = {"-w", "--work"}, paramLabel = "FOLDER", defaultValue = "target/mutate",
            description = "Where mutants are kept. Default: ${DEFAULT-VALUE}.")
    private Path work;

    @Option(names = {"-o", "--operators"}, paramLabel = "NAME", split = ",",
            description = "Operators, as in soc,delay:10ns. Default: all but api.")
    private List<String> operators = List.of();

    @Option(names = {"-c", "--classes"}, paramLabel = "REGEX", defaultValue = ".*",
            description = "Binary names of the classes that are changed. Default: all.")
    private String classes;

    @Option(names = {"-m", "--most"}, paramLabel = "N", defaultValue = "0",
            description = "Mutants of each operator at most, chosen by --seed. Default: all.")
    private int most;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "42",
            description = "Chooses the mutants that --most keeps. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--threads", paramLabel = "N",
            description = "Compilers at a time. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @SuppressWarnings("UnusedVariable")
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Print this text.")
    private boolean help;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try {
            MakeSettings settings = new MakeSettings(paths(sources), paths(classPath), new Operators().named(operators),
                    pattern(classes), count(most, 0, "--most"), seed, count(threads, 1, "--threads"));
            List<CheckedMutant> mutants = new MutantMaker(settings, err::println).make(new WorkFolder(work));
            new MutantTable(mutants).print(out);
            return mutants.isEmpty() ? 1 : 0;
        } catch (MutateException e) {
            err.println(e.getMessage());
            return 1;
        }
    }

    private static List<Path> paths(String list) {
        return Arrays.stream(list.split(Pattern.quote(File.pathSeparator))).filter(each -> !each.isEmpty())
                .map(Path::of)
                .toList();
    }

    private static Pattern pattern(String regex) throws MutateException {
        try {
            return Pattern.compile(regex);
        } catch (PatternSyntaxException e) {
            throw new MutateException("--classes is a regular expression, and this is none: " + e.getMessage(), e);
        }
    }

    private static int count(int number, int least, String option) throws MutateException {
        if (number < least) {
            throw new MutateException(option + " is a number from " + least + " upwards, not " + number + ".");
        }
        return number;
    }
}
