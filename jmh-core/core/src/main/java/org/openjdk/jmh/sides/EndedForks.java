package org.openjdk.jmh.sides;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What came of forks that ran at the same time, or of one alone, with the time that it took; immutable. */
final class EndedForks {

    private final List<EndedFork> forks;
    private final double seconds;
    private final double runSeconds;

    /**
     * What came of forks.
     *
     * @param forks      one at least
     * @param seconds    from the start of the first of them to the end of the last
     * @param runSeconds that the run had taken by then, those of earlier starts included
     */
    EndedForks(List<EndedFork> forks, double seconds, double runSeconds) {
        this.forks = Collections.unmodifiableList(new ArrayList<>(forks));
        this.seconds = seconds;
        this.runSeconds = runSeconds;
    }

    List<EndedFork> forks() {
        return forks;
    }

    double seconds() {
        return seconds;
    }

    /** The share of each fork in what all took. */
    double secondsOfFork() {
        return seconds / forks.size();
    }

    double runSeconds() {
        return runSeconds;
    }

    /** The benchmark that they are of. */
    int benchmark() {
        return forks.get(0).number() / 2;
    }

    /** Whether something went wrong that may have to do with the end of the run. */
    boolean isDoubtful() {
        return forks.stream().anyMatch(fork -> !fork.isMeasured() && !fork.isCut());
    }

    byte[] toBytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeDouble(seconds);
        out.writeDouble(runSeconds);
        for (EndedFork fork : forks) {
            fork.write(out);
        }
        return bytes.toByteArray();
    }

    static EndedForks of(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        double seconds = in.readDouble();
        double runSeconds = in.readDouble();
        List<EndedFork> forks = new ArrayList<>();
        while (in.available() > 0) {
            forks.add(EndedFork.read(in));
        }
        if (forks.isEmpty()) {
            throw new IOException("it is damaged in a record without forks");
        }
        return new EndedForks(forks, seconds, runSeconds);
    }
}
