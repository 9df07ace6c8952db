package org.openjdk.jmh.bridge.probe;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How far a listing VM came.
 *
 * @param answers what it said, line by line
 */
record ListingRun(List<List<String>> answers) {

    /** Whether the VM could be started at all. */
    boolean isReady() {
        return !subjects(ListingMain.READY).isEmpty();
    }

    /** The classes that were listed, or cannot be; not those of which a framework is to be asked again. */
    Set<String> ended() {
        Set<String> ended = subjects(ListingMain.DONE, ListingMain.FAIL);
        ended.removeAll(subjects(ListingMain.AGAIN));
        return ended;
    }

    /** The classes that were being listed when the VM ended. */
    Set<String> running() {
        Set<String> running = subjects(ListingMain.START);
        running.removeAll(subjects(ListingMain.DONE, ListingMain.FAIL, ListingMain.AGAIN));
        return running;
    }

    private Set<String> subjects(String... kinds) {
        return answers.stream().filter(answer -> List.of(kinds).contains(answer.get(0))).map(answer -> answer.get(1))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The last line of a log that is no stack frame, where a VM says what ended it; empty if there is none. */
    static String lastWords(Path log) throws IOException {
        return new String(Files.readAllBytes(log), StandardCharsets.UTF_8).lines()
                .filter(line -> !line.isBlank() && !line.startsWith("\t"))
                .reduce((earlier, later) -> later).map(line -> ": " + line.strip()).orElse("");
    }
}
