package org.openjdk.jmh.mutate.tests.worker;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs test classes on demand. A command is one line with fields separated by tabs: {@code ignore ID}; {@code cover
 * CLASS}; {@code test FOLDER CLASS...}, which stops at the first class with a failure. Answers are lines {@code lines
 * FILE NUMBERS} and {@code failed ID}, followed by {@code done TESTS} or {@code error MESSAGE}.
 */
public final class TestWorker {

    private final String classPath;
    private final PrintStream answers;
    private final Set<String> ignored = new HashSet<>();
    private final LineCoverage probe;

    private TestWorker(String classPath, PrintStream answers) throws Exception {
        this.classPath = classPath;
        this.answers = answers;
        this.probe = new LineCoverage();
    }

    /**
     * Runs the VM of tests.
     *
     * @param args class path of project and tests; classes whose coverage is recorded come first
     */
    public static void main(String[] args) throws Exception {
        PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        // Tests may print anything; only answers go to the real output.
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        System.setOut(nowhere);
        System.setErr(nowhere);
        TestWorker worker = new TestWorker(args[0], answers);
        BlockingQueue<String> commands = new LinkedBlockingQueue<>();
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        System.setIn(InputStream.nullInputStream());
        Thread reader = new Thread(() -> read(lines, commands), "commands");
        reader.setDaemon(true);
        reader.start();
        while (true) {
            worker.obey(commands.take().split("\t", -1));
        }
    }

    /** Halts the VM when its commands end, even if the tool crashed, so that a hanging test does not keep it alive. */
    private static void read(BufferedReader lines, BlockingQueue<String> commands) {
        try {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                commands.add(line);
            }
        } catch (IOException e) {
            // A broken pipe ends the commands as well.
        }
        Runtime.getRuntime().halt(0);
    }

    private void obey(String[] command) {
        try {
            switch (command[0]) {
                case "ignore" -> ignored.add(command[1]);
                case "cover" -> run(null, List.of(command[1]), probe);
                default -> run(command[1], List.of(command).subList(2, command.length), null);
            }
        } catch (Throwable e) {
            answers.println("error\t" + e.toString().replace('\n', ' ').replace('\t', ' '));
        }
    }

    private void run(@Nullable String overlay, List<String> classes, @Nullable LineCoverage lines) throws IOException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        int tests = 0;
        try (MutantClassLoader loader = new MutantClassLoader(urls(overlay), lines)) {
            thread.setContextClassLoader(loader);
            FailureCollector failures = new FailureCollector(ignored);
            for (String each : classes) {
                execute(loader, each, failures);
                if (lines == null && !failures.failed().isEmpty()) {
                    break;
                }
            }
            failures.failed().forEach(each -> answers.println("failed\t" + each));
            if (lines != null) {
                lines.lines(loader.probed)
                        .forEach((file, numbers) -> answers.println("lines\t" + file + "\t" + numbers));
            }
            tests = failures.tests();
        } finally {
            thread.setContextClassLoader(before);
        }
        answers.println("done\t" + tests);
    }

    private static void execute(ClassLoader loader, String name, FailureCollector failures) {
        Class<?> tests;
        try {
            tests = Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(tests)).build();
        LauncherFactory.create().execute(request, failures);
    }

    private URL[] urls(@Nullable String overlay) throws MalformedURLException {
        List<URL> urls = new ArrayList<>();
        if (overlay != null) {
            urls.add(new File(overlay).toURI().toURL());
        }
        for (String each : classPath.split(File.pathSeparator)) {
            urls.add(new File(each).toURI().toURL());
        }
        return urls.toArray(new URL[0]);
    }

    private static final class FailureCollector implements TestExecutionListener {

        private final Set<String> ignored;
        private final List<String> failed = new ArrayList<>();
        private int tests;

        FailureCollector(Set<String> ignored) {
            this.ignored = ignored;
        }

        /** {@return identifiers of failures, except ignored ones} */
        List<String> failed() {
            return failed;
        }

        int tests() {
            return tests;
        }

        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            if (test.isTest()) {
                tests++;
            }
            String id = test.getUniqueId().replace('\n', ' ').replace('\t', ' ');
            if (result.getStatus() == TestExecutionResult.Status.FAILED && !ignored.contains(id)) {
                failed.add(id);
            }
        }
    }
}
