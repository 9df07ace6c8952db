package org.openjdk.jmh.lint.tool;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Linter;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.bytecode.BytecodeClass;
import org.openjdk.jmh.lint.bytecode.Classes;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.report.Format;
import org.openjdk.jmh.lint.report.Result;
import org.openjdk.jmh.lint.rules.Rules;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code java -jar jmh-lint.jar benchmarks.jar}. */
@Command(name = "jmh-lint", mixinStandardHelpOptions = true, versionProvider = ToolVersion.class, sortOptions = false,
        exitCodeOnExecutionException = LintMain.INCOMPLETE,
        description = "Finds bad practices in compiled JMH benchmarks.",
        exitCodeListHeading = "%nExit codes:%n", exitCodeList = {
            "0:nothing found at the level of --fail-on or above",
            "1:something found",
            "2:wrong command line",
            "3:something could not be read or checked, so the result is incomplete"})
public final class LintMain implements Callable<Integer> {

    private static final int FOUND = 1;
    static final int INCOMPLETE = 3;

    @Parameters(arity = "1..*", paramLabel = "INPUT", description = "jars, folders or class files")
    private List<Path> inputs;

    @Option(names = "--format", description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private Format format = Format.TEXT;

    @Option(names = "--fail-on", paramLabel = "SEVERITY",
            description = "lowest severity that leads to exit code 1: ${COMPLETION-CANDIDATES}"
                    + " (default: ${DEFAULT-VALUE})")
    private Severity failOn = Severity.WARNING;

    @Option(names = "--disable", split = ",", paramLabel = "RULE", description = "rules to leave out, by id")
    private Set<String> disabled = new TreeSet<>();

    @Spec
    private CommandSpec spec;

    private final PrintStream out;
    private final PrintStream err;

    LintMain(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    /**
     * Runs the tool.
     *
     * @param args see {@code --help}
     */
    public static void main(String[] args) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.exit(SmallVm.run(args, () -> run(out, System.err, args)));
    }

    @SuppressWarnings("DefaultCharset") // That of the console.
    static int run(PrintStream out, PrintStream err, String... args) {
        return new CommandLine(new LintMain(out, err))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }

    @Override
    public Integer call() throws IOException {
        List<String> problems = new ArrayList<>();
        List<Rule> rules = rules();
        List<Finding> findings = new ArrayList<>();
        int classes = 0;
        ClassIndex index = new ClassIndex(problems);
        try (ClassFileInputs files = new ClassFileInputs(index, problems)) {
            inputs.forEach(files::add);
            Linter linter = new Linter(rules);
            Classes all = new Classes(index);
            for (String name : index.outermost()) {
                BytecodeClass type = all.find(name);
                if (type != null) {
                    classes += Jmh.hasBenchmarks(type) ? 1 : 0;
                    findings.addAll(linter.lint(type, (facts, rule, cause) -> failed(facts, cause, problems)));
                }
            }
        }
        problems.forEach(err::println);
        format.write(new Result(ToolVersion.text(), rules, findings, problems, classes), out);
        return exitCode(findings, problems);
    }

    /** Mostly it is the class that cannot be read, and all rules say so. */
    private static void failed(ClassFacts type, Throwable cause, List<String> problems) {
        String problem = type.name() + ": not all checks could look at it: " + cause;
        if (!problems.contains(problem)) {
            problems.add(problem);
        }
    }

    private List<Rule> rules() {
        Set<String> unknown = new TreeSet<>(disabled);
        unknown.removeAll(Rules.ids());
        if (!unknown.isEmpty()) {
            throw new CommandLine.ParameterException(spec.commandLine(), "unknown rule in --disable: "
                    + String.join(", ", unknown) + "; known: " + String.join(", ", Rules.ids()));
        }
        return Rules.all(StabilityCriteria::builtIn).stream()
                .filter(rule -> !disabled.contains(rule.id())).toList();
    }

    private int exitCode(List<Finding> findings, List<String> problems) {
        if (!problems.isEmpty()) {
            return INCOMPLETE;
        }
        boolean found = findings.stream().anyMatch(finding -> finding.severity().compareTo(failOn) >= 0);
        return found ? FOUND : 0;
    }
}
