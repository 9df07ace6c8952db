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

/** The program of the listing VM: reads which classes to list, and writes what JUnit says about each. */
public final class ListingMain {

    static final String JUPITER = "JUPITER";
    /** Templates of Jupiter that need nothing of JUnit, see {@link FactoryRequest}. */
    static final String FACTORIES = "FACTORIES";
    static final String RUNNER = "RUNNER";
    static final String SUITE = "SUITE";

    /** The VM runs: whatever ends it now is a class that it lists. */
    static final String READY = "READY";
    static final String START = "START";
    static final String SET = "SET";
    /** A member of a suite, which is found again by its place. */
    static final String MEMBER = "MEMBER";
    /** How many members a suite has, those included that are not listed. */
    static final String MEMBERS = "MEMBERS";
    /** A class of which a suite sets objects up, and one of which a suite holds objects as its constructor made them. */
    static final String SET_UP = "SET_UP";
    static final String ALONE = "ALONE";
    static final String LEFT_OUT = "LEFT_OUT";
    /** The test classes that are converted, which suites may have among their members. */
    static final String KNOWN = "KNOWN";
    static final String SKIP = "SKIP";
    static final String FAIL = "FAIL";
    /** A class that failed beside others, which may want the same port, or a lock that another one holds. */
    static final String AGAIN = "AGAIN";
    static final String DONE = "DONE";

    private static volatile boolean listing;

    private ListingMain() {
    }

    /** Whether this VM only lists: a project may let JUnit detect extensions wherever it runs, and find ours. */
    static boolean isListing() {
        return listing;
    }

    /**
     * Lists classes.
     *
     * @param args the file of requests, the file for answers, and how many classes to list at a time
     * @throws IOException          if one of the files cannot be read or written
     * @throws InterruptedException never, since nobody interrupts
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        listing = true;
        List<String> requests = Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8);
        try (PrintStream answers = new PrintStream(args[1], StandardCharsets.UTF_8)) {
            tell(answers, List.of(TabbedLines.join(READY, "")));
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
                    tell(answers, List.of(TabbedLines.join(START, request.get(1))));
                    tell(answers, answer(request, known, atATime == 1));
                });
            }
            threads.shutdown();
            // However long it takes: the other VM ends this one when nothing is told any more.
            threads.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        }
        // Threads that tests left behind must not keep this VM alive.
        Runtime.getRuntime().halt(0);
    }

    private static void tell(PrintStream answers, List<String> lines) {
        // At once: a class may have thousands of sets, and the file has no buffer.
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
            return alone || sound ? answers : List.of(TabbedLines.join(AGAIN, type));
        } catch (Throwable failure) {
            // Whatever a test class does while it is loaded, the other classes still have to be listed.
            return List.of(
                    alone ? TabbedLines.join(FAIL, type, TabbedLines.causes(failure)) : TabbedLines.join(AGAIN, type));
        }
    }

    /** What fails is asked again, and then of JUnit, which knows what to say. */
    private static boolean factories(FactoryRequest request, boolean alone, List<String> answers) throws Throwable {
        return alone ? JupiterLister.list(request.tests().stream().map(FactoryRequest.Test::id).toList(), answers::add)
                : FactoryLister.list(request, answers::add);
    }
}
