package org.openjdk.jmh.bridge.probe;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Answers of a listing VM, which may have ended early; {@code answers} contains the fields of each line. */
record ListingRun(List<List<String>> answers) {

    /** Returns whether the VM started. */
    boolean isReady() {
        return !subjects(ListingMain.READY).isEmpty();
    }

    /** Returns the classes that need no further attempt. */
    Set<String> ended() {
        Set<String> ended = subjects(ListingMain.DONE, ListingMain.FAIL);
        ended.removeAll(subjects(ListingMain.RETRY));
        return ended;
    }

    /** Returns the classes that were being listed when the VM ended. */
    Set<String> running() {
        Set<String> running = subjects(ListingMain.START);
        running.removeAll(subjects(ListingMain.DONE, ListingMain.FAIL, ListingMain.RETRY));
        return running;
    }

    private Set<String> subjects(String... kinds) {
        return answers.stream().filter(answer -> List.of(kinds).contains(answer.get(0))).map(answer -> answer.get(1))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /**
     * Returns the last line of a log that is not a stack frame, where a VM says what ended it; empty if there is none.
     */
    static String lastLogLine(Path log) throws IOException {
        return new String(Files.readAllBytes(log), StandardCharsets.UTF_8).lines()
                .filter(line -> !line.isBlank() && !line.startsWith("\t"))
                .reduce((earlier, later) -> later).map(line -> ": " + line.strip()).orElse("");
    }
}
