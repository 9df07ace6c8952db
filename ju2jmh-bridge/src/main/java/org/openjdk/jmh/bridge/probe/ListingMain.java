package org.openjdk.jmh.bridge.probe;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Main class of the VM that lists invocations: reads requests and writes JUnit's answers. */
public final class ListingMain {

    static final String JUPITER = "JUPITER";
    /** Jupiter's templates that can be listed without JUnit, see {@link FactoryRequest}. */
    static final String FACTORIES = "FACTORIES";
    static final String RUNNER = "RUNNER";
    static final String SUITE = "SUITE";

    /** The VM works. If it ends later, a class that it lists is the cause. */
    static final String READY = "READY";
    static final String START = "START";
    static final String SET = "SET";
    /** Member of a suite; its label contains its index. */
    static final String MEMBER = "MEMBER";
    /** Number of members of a suite, including those that are not listed. */
    static final String MEMBERS = "MEMBERS";
    /** Class whose objects a suite initializes, or leaves as their constructor created them. */
    static final String SET_UP = "SET_UP";
    static final String ALONE = "ALONE";
    static final String LEFT_OUT = "LEFT_OUT";
    /** Names of all converted test classes, which suites may contain. */
    static final String KNOWN = "KNOWN";
    static final String SKIP = "SKIP";
    static final String FAIL = "FAIL";
    /** Class that failed next to others and must be listed alone: they may compete for a port or a lock. */
    static final String RETRY = "RETRY";
    static final String DONE = "DONE";

    private static volatile boolean listing;

    private ListingMain() {
    }

    /** Returns whether this VM lists tests. Elsewhere, a project may let JUnit detect extensions, which finds ours. */
    static boolean isListing() {
        return listing;
    }

    /** Lists classes. The arguments are the file of requests, the file for answers, and the number of threads. */
    public static void main(String[] args) throws IOException, InterruptedException {
        listing = true;
        List<String> requests = Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8);
        try (PrintStream answers = new PrintStream(args[1], StandardCharsets.UTF_8)) {
            write(answers, List.of(TabbedLines.join(READY, "")));
            int atATime = Integer.parseInt(args[2]);
            ExecutorService threads = Executors.newFixedThreadPool(atATime);
            Set<String> known = new HashSet<>();
            for (String line : requests) {
                List<String> request = TabbedLines.split(line);
                if (request.get(0).equals(KNOWN)) {
                    known.addAll(request);
                    continue;
                }
                threads.execute(() -> {
                    write(answers, List.of(TabbedLines.join(START, request.get(1))));
                    write(answers, answer(request, known, atATime == 1));
                });
            }
            threads.shutdown();
            // No time limit: the parent stops this VM if it makes no progress.
            threads.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        }
        // Threads left behind by tests must not keep this VM alive.
        Runtime.getRuntime().halt(0);
    }

    private static void write(PrintStream answers, List<String> lines) {
        // One write: a class may have thousands of sets, and the stream has no buffer.
        String text = String.join("\n", lines) + "\n";
        synchronized (answers) {
            answers.print(text);
            answers.flush();
        }
    }

    private static List<String> answer(List<String> request, Set<String> known, boolean alone) {
        String type = request.get(1);
        List<String> tests = request.subList(2, request.size());
        List<String> answers = new ArrayList<>();
        try {
            boolean sound = switch (request.get(0)) {
                case JUPITER -> JupiterLister.list(tests, answers::add);
                case FACTORIES -> factories(FactoryRequest.parse(request), alone, answers);
                case RUNNER -> RunnerLister.list(type, tests, answers::add);
                default -> SuiteLister.list(type, Integer.parseInt(tests.get(0)), known, answers::add);
            };
            answers.add(TabbedLines.join(DONE, type));
            return alone || sound ? answers : List.of(TabbedLines.join(RETRY, type));
        } catch (Throwable failure) {
            // Whatever a test class throws while it is loaded, the others must still be listed.
            return List.of(
                    alone ? TabbedLines.join(FAIL, type, TabbedLines.causes(failure)) : TabbedLines.join(RETRY, type));
        }
    }

    /** Lists factories; on the second attempt by JUnit, whose messages users know. */
    private static boolean factories(FactoryRequest request, boolean alone, List<String> answers) throws Throwable {
        return alone ? JupiterLister.list(request.tests().stream().map(FactoryRequest.Test::id).toList(), answers::add)
                : FactoryLister.list(request, answers::add);
    }
}
