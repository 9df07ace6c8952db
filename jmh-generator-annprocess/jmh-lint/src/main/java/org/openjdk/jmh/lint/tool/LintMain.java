package org.openjdk.jmh.lint.tool;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Linter;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.bytecode.BytecodeClass;
import org.openjdk.jmh.lint.bytecode.Classes;
import org.openjdk.jmh.lint.bytecode.CodePlace;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.report.Format;
import org.openjdk.jmh.lint.report.LintResult;
import org.openjdk.jmh.lint.rules.Rules;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** Command line of the stand-alone tool: {@code java -jar jmh-lint.jar benchmarks.jar}. */
@Command(name = "jmh-lint", mixinStandardHelpOptions = true, versionProvider = LintMain.ToolVersion.class,
        sortOptions = false,
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
            description = "lowest severity with exit code 1: ${COMPLETION-CANDIDATES}"
                    + " (default: ${DEFAULT-VALUE})")
    private Severity failOn = Severity.WARNING;

    @Option(names = "--disable", split = ",", paramLabel = "RULE", description = "ids of rules to disable")
    private Set<String> disabled = new TreeSet<>();

    @Option(names = "--source-root", paramLabel = "DIR",
            description = "source folder, relative to the root of the repository, for code-scanning services; repeat it "
                    + "for several: a finding goes to the first that has its file")
    private List<Path> sourceRoots = List.of();

    @Spec
    private CommandSpec spec;

    private final Set<String> problems = new LinkedHashSet<>();
    private final List<Finding> findings = new ArrayList<>();
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
                .setParameterExceptionHandler(LintMain::refuse)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }

    /** Prints what is wrong without the list of options. An unknown option comes before a missing input. */
    private static int refuse(ParameterException e, String... args) {
        CommandLine command = e.getCommandLine();
        List<String> unknown = command.getUnmatchedArguments();
        ParameterException first = unknown.isEmpty() ? e : new UnmatchedArgumentException(command, unknown);
        command.getErr().println("jmh-lint: " + first.getMessage());
        command.getErr().println("--help lists the options.");
        return ExitCode.USAGE;
    }

    @Override
    public Integer call() throws IOException {
        List<Rule> rules = rules();
        int classes = 0;
        ClassIndex index = new ClassIndex(problems);
        try (ClassFileInputs files = new ClassFileInputs(index, problems)) {
            inputs.forEach(files::add);
            nameEmpty(files);
            Linter linter = new Linter(rules);
            Classes all = new Classes(index);
            for (String name : index.outermost()) {
                classes += lint(name, all, linter) ? 1 : 0;
            }
        }
        problems.forEach(problem -> err.println(Printable.text(problem)));
        format.write(new LintResult(ToolVersion.text(), rules, findings, List.copyOf(problems), classes), out);
        return exitCode();
    }

    /** Reports empty inputs only if no input has classes, since some libraries publish jars without. */
    private void nameEmpty(ClassFileInputs files) {
        for (Path each : files.empty) {
            String remark = each + ": contains no class file";
            if (files.hasClassFiles()) {
                err.println(Printable.text(remark));
            } else {
                problems.add(remark);
            }
        }
    }

    /** Checks a class and its nested classes, and returns whether it has benchmarks. */
    private boolean lint(String name, Classes all, Linter linter) {
        try {
            BytecodeClass type = all.find(name);
            if (type == null) {
                return false;
            }
            linter.lint(type, (facts, rule, cause) -> failed(facts.name(), cause)).stream().map(this::placed)
                    .forEach(findings::add);
            return Jmh.hasBenchmarks(type);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            failed(name.replace('/', '.'), e);
            return false;
        }
    }

    private Finding placed(Finding finding) {
        CodePlace place = (CodePlace) finding.place();
        return sourceRoots.stream().map(root -> root.resolve(place.sourceFile())).filter(Files::exists).findFirst()
                .or(() -> sourceRoots.stream().map(root -> root.resolve(place.sourceFile())).findFirst())
                .map(file -> finding.at(place.in(file.normalize().toString().replace('\\', '/')))).orElse(finding);
    }

    /** Reports a failed class once: if it cannot be read, all rules fail. */
    private void failed(String type, Throwable cause) {
        problems.add(type + ": some checks failed: " + cause);
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

    private int exitCode() {
        if (!problems.isEmpty()) {
            return INCOMPLETE;
        }
        boolean found = findings.stream().anyMatch(finding -> finding.severity().compareTo(failOn) >= 0);
        return found ? FOUND : 0;
    }

    /** Reads the version from the jar's manifest. */
    static final class ToolVersion implements IVersionProvider {

        static String text() {
            String version = ToolVersion.class.getPackage().getImplementationVersion();
            return version == null ? "unknown" : version;
        }

        @Override
        public String[] getVersion() {
            return new String[] {"jmh-lint " + text()};
        }
    }
}
