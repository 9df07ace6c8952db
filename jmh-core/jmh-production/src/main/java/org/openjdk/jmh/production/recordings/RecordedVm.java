package org.openjdk.jmh.production.recordings;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Holds the files of one VM. */
final class RecordedVm {

    private final List<RecordedFile> files = new ArrayList<>();
    private final Map<MethodName, InvocationCounter> counters = new TreeMap<>();

    void add(RecordedFile file) throws UnusableRecordingException {
        for (RecordedFile other : files) {
            if (other.span().overlaps(file.span())) {
                throw new UnusableRecordingException(file.file() + ": is of the same VM and the same time as "
                        + other.file() + ", so shared data would count twice; name one of them");
            }
        }
        files.add(file);
        file.counters().forEach((name, counter) -> counters.merge(name, counter, InvocationCounter::with));
    }

    List<RecordedFile> files() {
        return files;
    }

    Map<MethodName, InvocationCounter> counters() {
        return counters;
    }

    Instant switchedOn() {
        return files.stream().map(RecordedFile::switchedOn).min(Instant::compareTo).orElseThrow();
    }

    Instant end() {
        return files.stream().map(file -> file.span().end()).max(Instant::compareTo).orElseThrow();
    }

    /** Returns whether at least two snapshots remain after a duration is skipped. */
    boolean canLeaveOut(Duration start) {
        return counters.isEmpty() ? switchedOn().plus(start).isBefore(end())
                : counters.values().stream().anyMatch(counter -> counter.count(switchedOn().plus(start)) > 1);
    }
}
