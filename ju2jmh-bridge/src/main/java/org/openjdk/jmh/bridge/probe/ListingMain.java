package org.openjdk.jmh.bridge.probe;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** The program of the listing VM: reads which classes to list, and writes what JUnit says about each. */
public final class ListingMain {

    static final String JUPITER = "JUPITER";
    static final String RUNNER = "RUNNER";
    static final String SUITE = "SUITE";

    static final String SET = "SET";
    /** A member of a suite, which is found again by its name. */
    static final String MEMBER = "MEMBER";
    static final String SKIP = "SKIP";
    static final String FAIL = "FAIL";
    static final String DONE = "DONE";

    private ListingMain() {
    }

    /**
     * Lists classes.
     *
     * @param args the file of requests and the file for answers
     * @throws IOException if one of them cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        SkipBodies.begin();
        List<String> requests = Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8);
        try (PrintStream answers = new PrintStream(args[1], StandardCharsets.UTF_8)) {
            for (String request : requests) {
                answer(Lines.split(request), line -> {
                    answers.print(line + "\n");
                    answers.flush();
                });
            }
        }
        // Threads that tests left behind must not keep this VM alive.
        Runtime.getRuntime().halt(0);
    }

    private static void answer(List<String> request, Consumer<String> answers) {
        String type = request.get(1);
        try {
            switch (request.get(0)) {
                case JUPITER -> JupiterLister.list(type, Set.copyOf(request.subList(2, request.size())), answers);
                case RUNNER -> RunnerLister.list(type, request.subList(2, request.size()), answers);
                default -> SuiteLister.list(type, answers);
            }
            answers.accept(Lines.join(DONE, type));
        } catch (Throwable failure) {
            // Whatever a test class does while it is loaded, the other classes still have to be listed.
            answers.accept(Lines.join(FAIL, type, String.valueOf(failure)));
        }
    }
}
