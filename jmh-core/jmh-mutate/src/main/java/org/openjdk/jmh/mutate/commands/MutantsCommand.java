package org.openjdk.jmh.mutate.commands;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.MutantState;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.model.WorkFolder;
import org.openjdk.jmh.mutate.mutants.MutantMaker;
import org.openjdk.jmh.mutate.mutants.MutantSettings;
import org.openjdk.jmh.mutate.mutants.OperatorRegistry;
import org.openjdk.jmh.mutate.tests.TestJudge;
import org.openjdk.jmh.mutate.tests.TestSettings;
import org.openjdk.jmh.results.json.PrintableWriter;
import org.openjdk.jmh.runner.options.TimeValue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Makes mutants without running benchmarks. */
@Command(name = "mutants", sortOptions = false, usageHelpWidth = 80,
        description = "Makes mutants and counts them by operator and state.")
public final class MutantsCommand implements Callable<Integer> {

    @Option(names = {"-s", "--sources"}, paramLabel = "PATH", required = true,
            description = "Source folders, such as src/main/java; separated as for java -cp.")
    private String sources;

    @Option(names = {"-cp", "--class-path"}, paramLabel = "PATH", required = true,
            description = "The compiled project and its dependencies; separated as for java -cp.")
    private String classPath;

    @Option(names = {"-t", "--tests"}, paramLabel = "PATH",
            description = "Compiled unit tests, such as target/test-classes. Default: none, so mutants are not checked to behave like the original.")
    private String tests = "";

    @Option(names = {"-tcp", "--test-class-path"}, paramLabel = "PATH",
            description = "Other dependencies of the tests, including JUnit's launcher and engines.")
    private String testClassPath = "";

    @Option(names = "--test-jvm-args", paramLabel = "ARGS", description = "Options of the VM that runs the tests.")
    private String testVmOptions = "";

    @Option(names = "--test-directory", paramLabel = "FOLDER", defaultValue = ".",
            description = "Working directory of the tests. Default: the current one.")
    private Path testDirectory;

    @Option(names = "--exclude-tests", paramLabel = "REGEX", defaultValue = "",
            description = "Binary names of test classes to skip, because they are slow or flaky. " + "Default: none.")
    private String excludedTests;

    @Option(names = "--test-limit", paramLabel = "TIME", converter = TimeValueConverter.class, defaultValue = "5m",
            description = "Time limit of a test class on the original; slower ones are skipped. Default: "
                    + "${DEFAULT-VALUE}.")
    private TimeValue testLimit;

    @Option(names = "--work", paramLabel = "FOLDER", defaultValue = "target/mutate",
            description = "Folder of the mutants. Default: ${DEFAULT-VALUE}.")
    private Path work;

    @Option(names = {"-o", "--operators"}, paramLabel = "NAME", split = ",",
            description = "Operators, as in soc,delay:10ns. Default: all but api.")
    private List<String> operators = List.of();

    @Option(names = {"-c", "--classes"}, paramLabel = "REGEX", defaultValue = ".*",
            description = "Binary names of the classes to change. Default: all.")
    private String classes;

    @Option(names = {"-m", "--most"}, paramLabel = "N", defaultValue = "0",
            description = "Maximum number of mutants per operator, chosen by --seed. Default: all.")
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
    public Integer call() throws MutateException, IOException {
        PrintWriter err = spec.commandLine().getErr();
        MutantSettings settings = new MutantSettings(KillOptions.paths(sources), KillOptions.paths(classPath),
                new OperatorRegistry().named(operators),
                pattern(classes, "--classes"), count(most, 0, "--most"), seed, count(threads, 1, "--threads"));
        WorkFolder folder = new WorkFolder(work);
        List<CheckedMutant> mutants = new MutantMaker(settings, err::println).make(folder);
        if (!tests.isEmpty()) {
            mutants = new TestJudge(testSettings(folder), err::println).judge(mutants, folder);
            folder.write(mutants);
        }
        print(mutants, new PrintWriter(new PrintableWriter(spec.commandLine().getOut()), true));
        return mutants.isEmpty() ? 1 : 0;
    }

    private TestSettings testSettings(WorkFolder folder) throws MutateException {
        List<Path> all = new ArrayList<>(KillOptions.paths(tests));
        all.addAll(KillOptions.paths(classPath));
        all.addAll(KillOptions.paths(testClassPath));
        List<String> options = testVmOptions.isBlank() ? List.of() : List.of(testVmOptions.strip().split("\\s+"));
        return new TestSettings(KillOptions.paths(tests), pattern(excludedTests, "--exclude-tests"), all,
                folder.originals(),
                testDirectory, options, Duration.ofMillis(testLimit.convertTo(TimeUnit.MILLISECONDS)),
                count(threads, 1, "--threads"));
    }

    private static Pattern pattern(String regex, String option) throws MutateException {
        try {
            return Pattern.compile(regex);
        } catch (PatternSyntaxException e) {
            throw new MutateException(option + " is not a valid regular expression: " + e.getMessage(), e);
        }
    }

    private static int count(int number, int least, String option) throws MutateException {
        if (number < least) {
            throw new MutateException(option + " is a number from " + least + " upwards, not " + number + ".");
        }
        return number;
    }

    /** Prints the number of mutants by operator and state. */
    private static void print(List<CheckedMutant> mutants, PrintWriter out) {
        if (mutants.isEmpty()) {
            out.println("These operators find nothing to change.");
            return;
        }
        mutants.stream().collect(Collectors.groupingBy(each -> each.mutant().operator(), TreeMap::new,
                Collectors.toList())).forEach((operator, of) -> out.println(line(operator, of)));
        out.println(line("all", mutants));
    }

    private static String line(String name, List<CheckedMutant> mutants) {
        Map<MutantState, Long> states = mutants.stream().collect(Collectors.groupingBy(CheckedMutant::state,
                () -> new EnumMap<>(MutantState.class), Collectors.counting()));
        return String.format(Locale.ROOT, "%-12s %6d: ", name, mutants.size()) + states.entrySet().stream()
                .map(each -> each.getValue() + " " + each.getKey().text()).collect(Collectors.joining(", "));
    }
}
